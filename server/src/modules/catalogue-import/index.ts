import { defineModule } from '../../platform/http/index.ts';
import { mediaRoute } from './media-route.ts';

export { ImportRefused } from './fault.ts';
export { importCatalogue } from './import-catalogue.ts';
export { makerLines } from './list-makers.ts';
export { mediaStore } from './media-store.ts';
export { encodings, openText } from './open-text.ts';
export { prepareImport } from './prepare-import.ts';
export { reportLines } from './report.ts';

/** Imports catalogues from other shops, and serves their pictures. */
export const catalogueImportModule = defineModule({
  name: 'catalogue-import',
  routes: (_route, context) => mediaRoute(context),
});
