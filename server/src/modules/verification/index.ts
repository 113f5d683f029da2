import { defineModule } from '../../platform/http/index.ts';
import { verificationRoutes } from './routes.ts';
import { keepStaffTold } from './tell-staff.ts';

export { decide } from './decide.ts';

/** The staff's check of companies. */
export const verificationModule = defineModule({
  name: 'verification',
  routes: (route, context) => {
    verificationRoutes(route, context);
    keepStaffTold(context);
  },
});
