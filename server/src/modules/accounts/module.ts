import { defineModule } from '../../platform/http/index.ts';
import { accountRoutes } from './routes.ts';

export { forgetAttempts } from './forget-attempts.ts';

/** Users, their sessions, and signing in. */
export const accountsModule = defineModule({
  name: 'accounts',
  routes: accountRoutes,
});
