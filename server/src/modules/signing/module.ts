import { defineModule } from '../../platform/http/index.ts';
import { checkRoutes } from './check/check-routes.ts';
import { companyRoutes } from './company-routes.ts';
import { elsewhereRoutes } from './elsewhere/elsewhere-routes.ts';
import { staffRoutes } from './staff-routes.ts';

export { askToSignAgain } from './agreement/renew-agreements.ts';
export { sealSignings } from './sealing/seal-signings.ts';

/** Signatures under agreements with the market, and the seal over them. */
export const signingModule = defineModule({
  name: 'signing',
  routes: (route, context) => {
    companyRoutes(route, context);
    staffRoutes(route, context);
    checkRoutes(route, context);
    elsewhereRoutes(route, context);
  },
});
