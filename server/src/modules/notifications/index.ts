import { defineModule } from '../../platform/http/index.ts';
import { notificationRoutes } from './routes.ts';

export { notify } from './notify.ts';
export type { Audience } from './recipients.ts';

/** What users are told of, and how. */
export const notificationsModule = defineModule({ name: 'notifications', routes: notificationRoutes });
