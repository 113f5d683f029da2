import { defineModule } from '../../platform/http/index.ts';
import { exportRoutes } from './exporting/export-routes.ts';
import { importRoutes } from './routes.ts';

export { forgetImports } from './forget-imports.ts';
export { runImportJob } from './running/run-import.ts';

/** Imports a maker's catalogue from tables and exports it again. */
export const catalogueImportModule = defineModule({
  name: 'catalogue-import',
  routes: (route, context) => {
    importRoutes(route, context);
    exportRoutes(route, context);
  },
});
