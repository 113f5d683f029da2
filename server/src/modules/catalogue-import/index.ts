import { defineModule } from '../../platform/http/index.ts';
import { mediaRoute } from './media-route.ts';

export { ImportRefused } from './fault.ts';
export { importCatalogue } from './import-catalogue.ts';
export { makerLines } from './list-makers.ts';
export { mediaStore } from './media-store.ts';
export { encodings, openText } from './open-text.ts';
export { prepareImport } from './prepare-import.ts';
export { reportLines } from './report.ts';

/** Takes catalogues over from other shops, and serves the pictures that came with them. */
export const catalogueImportModule = defineModule({
  name: 'catalogue-import',
  routes: (_route, context) => mediaRoute(context),
});
