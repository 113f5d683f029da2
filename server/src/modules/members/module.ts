import { defineModule } from '../../platform/http/index.ts';
import { memberRoutes } from './routes.ts';

/** A company's members and invitations. */
export const membersModule = defineModule({ name: 'members', routes: memberRoutes });
