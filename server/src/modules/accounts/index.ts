import { defineModule } from '../../platform/http/index.ts';
import { accountRoutes } from './routes.ts';

export { findSession } from './find-session.ts';
export { hashPassword } from './password.ts';
export { createUser } from './repository.ts';

/** Users, their sessions, and signing in. */
export const accountsModule = defineModule({ name: 'accounts', routes: accountRoutes });
