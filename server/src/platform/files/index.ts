export { cleanFileName } from './file-name.ts';
export type { FileStore } from './file-store.ts';
export { provideFiles } from './provide-files.ts';
