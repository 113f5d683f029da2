export type { FileStore } from './file-store.ts';
export { localFiles } from './local-files.ts';
