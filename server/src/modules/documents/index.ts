import { defineModule } from '../../platform/http/index.ts';
import { companyRoutes } from './company-routes.ts';
import { staffRoutes } from './staff-routes.ts';

export { addSealed } from './add-sealed.ts';
export { readChecklist } from './checklist.ts';
export { deleteDocumentFiles } from './delete-files.ts';
export { eraseDocument } from './erase-document.ts';
export { lapseDocuments } from './lapsing.ts';
export { readDocument, sendDocument } from './open-document.ts';
export { recountDocuments } from './recount-documents.ts';
export {
  endDocument,
  findDocument,
  hasDocuments,
  insertDocuments,
  listAccepted,
  listCopies,
} from './repository.ts';
export { scanDocuments } from './scanning/scan-documents.ts';
export { tellWatchers } from './tell-watchers.ts';
export { folder as documentFolder } from './upload-document.ts';

/** The documents by which companies are verified. */
export const documentsModule = defineModule({
  name: 'documents',
  routes: (route, context) => {
    companyRoutes(route, context);
    staffRoutes(route, context);
  },
});
