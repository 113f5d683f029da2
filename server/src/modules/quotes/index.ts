import { defineModule } from '../../platform/http/index.ts';
import type { FinancedQuotes } from './reading/financed-quotes.ts';
import { quoteRoutes } from './routes.ts';

export { buyersOf } from './buyers-of.ts';
export { attachmentNames } from './correspondence/attachments.ts';
export { forgetUploads } from './correspondence/forget-uploads.ts';
export { quoteEvent } from './correspondence/schema.ts';
export { figureText, percentText, sumText } from './documents/amounts.ts';
export { dayText, type Fact, facts, heading, noted } from './documents/blocks.ts';
export { settleDueQuotes } from './due/settle-due.ts';
export { settleFinancing } from './financing/settle-financing.ts';
export { limitOf } from './lifecycle/approval-limit.ts';
export { type LockedQuote, lockQuote, lookAtQuote } from './lifecycle/locked-quote.ts';
export { theMarket, viewerOf } from './lifecycle/party.ts';
export { totalOf } from './line-total.ts';
export { keptIn } from './offers/line-words.ts';
export { quoteVersion, quoteVersionLine } from './offers/schema.ts';
export { openQuoteStages } from './open-quotes.ts';
export { countOutcomes } from './outcomes/outcome.ts';
export type { FinancedQuotes } from './reading/financed-quotes.ts';
export { countWaitingForSeller } from './reading/list.ts';
export { type Act, replayQuote } from './replay.ts';
export { insertRfq, insertRfqGroup, type NewRfq } from './repository.ts';
export { rfq, rfqLine } from './schema.ts';
export { readSharedQuote } from './shares/shared-quote.ts';
export { tellBuyersOfStanding } from './tell-buyers.ts';
export { tellBuyersOfAccount } from './tell-buyers-of-account.ts';

/** Requests for quotation, and all that follows from them. Financing reads quotes, so it is handed in. */
export const quotesModule = (financedQuotes: FinancedQuotes) =>
  defineModule({
    name: 'quotes',
    routes: (route, context) => quoteRoutes(route, context, financedQuotes),
  });
