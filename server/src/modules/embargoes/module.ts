import { defineModule } from '../../platform/http/index.ts';
import { embargoRoutes } from './routes.ts';

/** Goods that may not be delivered to a country. Asked when a request is submitted. */

/** The table of embargoes, which only staff read. */
export const embargoesModule = defineModule({ name: 'embargoes', routes: embargoRoutes });
