import { defineModule } from '../../platform/http/index.ts';
import { registrationRoutes } from './routes.ts';

export { forgetRegistrations } from './forget-registrations.ts';

/** Registration of a person and, if they have one, their company. */
export const registrationModule = defineModule({ name: 'registration', routes: registrationRoutes });
