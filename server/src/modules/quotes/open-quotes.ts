import { and, asc, eq, inArray } from 'drizzle-orm';
import type { QuoteStage } from 'shared-kit/contract/quotes';
import type { Tx } from '../../platform/db/index.ts';
import { rfq } from './schema.ts';

/** Stages in which the buyer expects something of the maker, or may still accept. */
export const openQuoteStages: readonly QuoteStage[] = ['requested', 'needs_info', 'quoted', 'negotiation'];

export const openQuotesOf = (tx: Tx, makerId: string) =>
  tx
    .select()
    .from(rfq)
    .where(and(eq(rfq.sellerCompanyId, makerId), inArray(rfq.stage, [...openQuoteStages])))
    .orderBy(asc(rfq.id));
