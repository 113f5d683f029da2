import { defineModule } from '../../platform/http/index.ts';
import { verificationRoutes } from './routes.ts';

export { decide } from './decide.ts';
export { followLapsing } from './follow-lapsing.ts';
export { insertProposal } from './insert-proposal.ts';
export { countWaitingCompanies } from './queue.ts';
export { tellStaff } from './tell-staff.ts';

/** The staff's check of companies. */
export const verificationModule = defineModule({ name: 'verification', routes: verificationRoutes });
