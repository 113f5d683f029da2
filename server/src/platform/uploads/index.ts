export { deleteUnusedUploads } from './delete-unused.ts';
export type { Uploader } from './quota.ts';
export { uploadedFile } from './schema.ts';
export { readUpload, storeUpload, type UploadParts, uploadKey } from './store-upload.ts';
