import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { lookAtQuote } from '../quotes/index.ts';

/** For all but its buyer and its maker a quote looks missing; to the maker until it was sent, too. */
export async function assertPartyOfQuote(tx: Tx, rfqId: string, companyId: string | null): Promise<void> {
  const { rfq } = await lookAtQuote(tx, rfqId);
  const isMaker = companyId === rfq.sellerCompanyId && rfq.submittedAt !== null;
  if (companyId === null || !(isMaker || companyId === rfq.buyerCompanyId))
    throw new AppError('quote.not-found');
}
