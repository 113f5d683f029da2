import { defineModule } from '../../platform/http/index.ts';
import { notificationRoutes } from './routes.ts';

export { wantsMail } from './repository.ts';

/** What users want to be told of, and how. */
export const notificationsModule = defineModule({ name: 'notifications', routes: notificationRoutes });
