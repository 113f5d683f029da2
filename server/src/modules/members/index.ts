import { defineModule } from '../../platform/http/index.ts';
import { memberRoutes } from './routes.ts';

/** Who works for a company, and who is invited to. */
export const membersModule = defineModule({ name: 'members', routes: memberRoutes });
