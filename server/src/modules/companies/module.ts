import { defineModule } from '../../platform/http/index.ts';
import { ownCompanyRoutes } from './own-company/own-company-routes.ts';

export { mendTaxNumbers } from './mend-tax-numbers.ts';

/** The trading companies. */
export const companiesModule = defineModule({ name: 'companies', routes: ownCompanyRoutes });
