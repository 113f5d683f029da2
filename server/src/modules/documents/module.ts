import { defineModule } from '../../platform/http/index.ts';
import { companyRoutes } from './company-routes.ts';
import { staffRoutes } from './staff-routes.ts';

export { deleteDocumentFiles } from './delete-files.ts';
export { lapseDocuments } from './lapsing.ts';
export { scanDocuments } from './scanning/scan-documents.ts';

/** The documents by which companies are verified. */
export const documentsModule = defineModule({
  name: 'documents',
  routes: (route, context) => {
    companyRoutes(route, context);
    staffRoutes(route, context);
  },
});
