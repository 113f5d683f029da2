import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import { type LockedQuote, lookAtQuote } from '../../quotes/index.ts';
import { type Financing, lockFinancing } from '../lifecycle/locked-financing.ts';
import { refreshPagesOf } from '../refresh-pages.ts';
import { newestRequest } from './read-financing.ts';

export type Member = Actor & { companyId: string };

/** For all but the buyer's company the quote looks missing. */
export function assertBuyer({ rfq }: LockedQuote, { companyId }: Member): void {
  if (companyId !== rfq.buyerCompanyId) throw new AppError('quote.not-found');
}

/** Locks the newest request for a quote of the buyer's own, for a change that its colleagues' open pages then show. */
export async function ownFinancing(tx: Tx, rfqId: string, actor: Member): Promise<Financing> {
  assertBuyer(await lookAtQuote(tx, rfqId), actor);
  const request = await newestRequest(tx, rfqId);
  if (!request) throw new AppError('financing.not-found');
  await refreshPagesOf(tx, [request.buyerCompanyId]);
  return lockFinancing(tx, request.id);
}
