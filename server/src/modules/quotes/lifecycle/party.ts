import type { PartySide, QuoteActor } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import { lookAsStaff } from '../staff-cases/look.ts';
import type { RfqRow } from './locked-quote.ts';

/** A member of one of the two companies, or the market itself. */
export type Party = Readonly<{
  side: QuoteActor['side'];
  role: QuoteActor['role'];
  userId: string | null;
  name: string | null;
}>;
export const theMarket: Party = { side: 'system', role: null, userId: null, name: null };

export type Viewer = PartySide | 'staff';
type Parties = Pick<RfqRow, 'buyerCompanyId' | 'sellerCompanyId' | 'submittedAt'>;

/** The side that a user belongs to; null if neither. Only the buyer sees a quote that was never sent. */
function partySide(
  { buyerCompanyId, sellerCompanyId, submittedAt }: Parties,
  actor: Actor,
): PartySide | null {
  if (actor.companyId === buyerCompanyId) return 'buyer';
  if (actor.companyId === sellerCompanyId && submittedAt !== null) return 'seller';
  return null;
}

/**
 * The side from which a user sees a quote; null if they may not know of it. Staff see sent quotes only while a case of
 * theirs covers them, and that they looked is recorded.
 */
export async function viewerOf(
  tx: Tx,
  quote: Parties & { id: string },
  actor: Actor,
): Promise<Viewer | null> {
  const side = partySide(quote, actor);
  if (side || !actor.isAdmin || quote.submittedAt === null) return side;
  if (!(await lookAsStaff(tx, actor.userId, quote))) throw new AppError('case.needed');
  return 'staff';
}

/** The side that a user acts for. For staff and strangers the quote looks missing. */
export function sideOf(parties: Parties, actor: Actor): PartySide {
  const viewer = partySide(parties, actor);
  if (viewer === null) throw new AppError('quote.not-found');
  return viewer;
}
