import { defineModule } from '../../platform/http/index.ts';
import { bankQuoteRoutes } from './bank-quotes/bank-quote-routes.ts';
import { queueRoutes } from './bank-quotes/queue-routes.ts';
import { requestRoutes } from './buyers-financing/request-routes.ts';
import { contractSigningRoutes } from './contract-signing-routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { policyRoutes } from './policy/policy-routes.ts';
import { rateRoutes } from './rates/rate-routes.ts';
import { termSheetRoutes } from './term-sheet/term-sheet-routes.ts';

export { sealContracts } from './drawdown/seal-contracts.ts';
export { remindOfFinancing } from './due/remind.ts';
export { settleDueFinancing } from './due/settle-due.ts';
export { forgetFinancingFiles } from './files/forget-files.ts';
export { financedQuotes } from './requests/financed-quotes.ts';

/** Financing of quotes: buyers ask banks, and banks offer. */
export const financingModule = defineModule({
  name: 'financing',
  routes: (route, context) => {
    requestRoutes(route, context);
    queueRoutes(route, context);
    bankQuoteRoutes(route, context);
    contractSigningRoutes(route, context);
    fileRoutes(route, context);
    rateRoutes(route, context);
    policyRoutes(route, context);
    termSheetRoutes(route, context);
  },
});
