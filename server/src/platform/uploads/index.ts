export { deleteUnusedUploads } from './delete-unused.ts';
export type { Uploader } from './quota.ts';
export { uploadedFile } from './schema.ts';
export type { SpooledFile } from './spool.ts';
export { readUpload, spoolUpload, storeUpload, type UploadParts, uploadKey } from './store-upload.ts';
