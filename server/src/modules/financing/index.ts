import { defineModule } from '../../platform/http/index.ts';
import { financingRoutes } from './routes.ts';

export { insertIndicativeRates } from './indicative-rates.ts';
export { countSharedRequests, insertFinancingRequest } from './repository.ts';

/** Financing requests of buyers to banks. */
export const financingModule = defineModule({ name: 'financing', routes: financingRoutes });
