import { defineModule } from '../../platform/http/index.ts';
import { ownerRoutes } from './routes.ts';

/** The beneficial owners of companies. */
export const ownersModule = defineModule({ name: 'owners', routes: ownerRoutes });
