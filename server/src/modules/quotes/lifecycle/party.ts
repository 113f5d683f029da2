import type { PartySide, QuoteActor } from 'shared-kit/contract';
import { type Actor, AppError } from '../../../platform/http/index.ts';
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

/** Whose eyes somebody sees a quote with; null: they may not know of it. What was never sent is its buyer's alone. */
export function viewerOf(
  { buyerCompanyId, sellerCompanyId, submittedAt }: Parties,
  actor: Actor,
): Viewer | null {
  if (actor.companyId === buyerCompanyId) return 'buyer';
  if (actor.companyId === sellerCompanyId && submittedAt !== null) return 'seller';
  return actor.isAdmin && submittedAt !== null ? 'staff' : null;
}

/** The side that somebody acts for. The market's staff read along and are told no more than others. */
export function sideOf(parties: Parties, actor: Actor): PartySide {
  const viewer = viewerOf(parties, actor);
  if (viewer === null) throw new AppError('quote.not-found');
  if (viewer === 'staff') throw new AppError('access.forbidden');
  return viewer;
}
