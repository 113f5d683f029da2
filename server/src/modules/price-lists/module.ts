import { defineModule } from '../../platform/http/index.ts';
import { priceListRoutes } from './routes.ts';

/** Prices that makers set for chosen companies. */
export const priceListsModule = defineModule({ name: 'price-lists', routes: priceListRoutes });
