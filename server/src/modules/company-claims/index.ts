import { defineModule } from '../../platform/http/index.ts';
import { claimRoutes } from './routes.ts';

export { followCompanyClaims } from './follow-claims.ts';
export { replayClaim } from './replay-claim.ts';
export { countOpenClaims, insertClaim as claimCompany } from './repository.ts';

/** Claims of people on companies that were registered before them. */
export const companyClaimsModule = defineModule({ name: 'company-claims', routes: claimRoutes });
