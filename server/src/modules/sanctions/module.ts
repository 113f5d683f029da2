import { defineModule } from '../../platform/http/index.ts';
import { sanctionsRoutes } from './routes.ts';

export { screenCompanies } from './screening/screen-companies.ts';

/** Screening of companies against sanctions lists; only staff see anything of it. */
export const sanctionsModule = defineModule({ name: 'sanctions', routes: sanctionsRoutes });
