import { defineModule } from '../../platform/http/index.ts';
import { verificationRoutes } from './routes.ts';

export { followLapsing } from './follow-lapsing.ts';
export { tellStaff } from './tell-staff.ts';

/** The staff's check of companies. */
export const verificationModule = defineModule({ name: 'verification', routes: verificationRoutes });
