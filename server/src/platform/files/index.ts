export { cleanFileName } from './file-name.ts';
export type { FileStore } from './file-store.ts';
export { hasBytes, type PaperKind, paperKind } from './paper-kind.ts';
export { provideFiles } from './provide-files.ts';
