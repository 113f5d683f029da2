import { defineModule } from '../../platform/http/index.ts';
import type { FinancedQuotes } from './reading/financed-quotes.ts';
import { quoteRoutes } from './routes.ts';

export { forgetUploads } from './correspondence/forget-uploads.ts';
export { settleDueQuotes } from './due/settle-due.ts';
export { tellBuyersOfAccount } from './tell-buyers-of-account.ts';

/** Requests for quotation, and all that follows from them. Financing reads quotes, so it is handed in. */
export const quotesModule = (financedQuotes: FinancedQuotes) =>
  defineModule({
    name: 'quotes',
    routes: (route, context) => quoteRoutes(route, context, financedQuotes),
  });
