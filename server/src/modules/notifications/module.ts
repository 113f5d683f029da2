import { defineModule } from '../../platform/http/index.ts';
import { notificationRoutes } from './routes.ts';

/** Notifications of users, and the ways they are sent. */
export const notificationsModule = defineModule({ name: 'notifications', routes: notificationRoutes });
