import type { PartySide, QuoteActor } from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import { lookAsStaff } from '../staff-cases/look.ts';
import type { RfqRow } from './locked-quote.ts';

/** Somebody of one of the two companies, or the market itself. */
export type Doer = Readonly<{
  side: QuoteActor['side'];
  role: QuoteActor['role'];
  userId: string | null;
  name: string | null;
}>;
export const theMarket: Doer = { side: 'system', role: null, userId: null, name: null };

export type Viewer = PartySide | 'staff';
type Parties = Pick<RfqRow, 'buyerCompanyId' | 'sellerCompanyId' | 'submittedAt'>;

/** The side that somebody belongs to; null: neither. What was never sent is its buyer's alone. */
function partySide(
  { buyerCompanyId, sellerCompanyId, submittedAt }: Parties,
  actor: Actor,
): PartySide | null {
  if (actor.companyId === buyerCompanyId) return 'buyer';
  if (actor.companyId === sellerCompanyId && submittedAt !== null) return 'seller';
  return null;
}

/**
 * Whose eyes somebody sees a quote with; null: they may not know of it. The market's staff see what was sent only while a
 * case of theirs is open, and that they looked is written down.
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

/** The side that somebody acts for; the market's staff act for none. */
export function sideOf(parties: Parties, actor: Actor): PartySide {
  const viewer = partySide(parties, actor);
  if (viewer === null) throw new AppError('quote.not-found');
  return viewer;
}
