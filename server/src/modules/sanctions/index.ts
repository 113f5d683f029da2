import { defineModule } from '../../platform/http/index.ts';
import { sanctionsRoutes } from './routes.ts';

export { insertList } from './loading/insert-list.ts';
export { ListRefused } from './loading/listed-name.ts';
export { loadList } from './loading/load-list.ts';
export { screenCompanies } from './screening/screen-companies.ts';

/** Screening of companies against sanctions lists; only staff see anything of it. */
export const sanctionsModule = defineModule({ name: 'sanctions', routes: sanctionsRoutes });
