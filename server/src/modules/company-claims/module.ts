import { defineModule } from '../../platform/http/index.ts';
import { claimRoutes } from './routes.ts';

export { followCompanyClaims } from './follow-claims.ts';

/** Claims of people on companies that were registered before them. */
export const companyClaimsModule = defineModule({ name: 'company-claims', routes: claimRoutes });
