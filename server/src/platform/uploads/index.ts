export { deleteUnusedUploads } from './delete-unused.ts';
export { inspectedFolders, inspectKept } from './inspect-kept.ts';
export { judgePicture, picturePatience } from './judge-picture.ts';
export { kindByStart } from './kind-by-start.ts';
export { isHeld, openedAt, readUpload, withHeld } from './open-upload.ts';
export type { Uploader } from './quota.ts';
export { uploadedFile } from './schema.ts';
export { storeUpload, type UploadParts, uploadKey } from './store-upload.ts';
export { assertClean, type IntakeParts, type TakenFile, takeLocalFile, takeUpload } from './take-upload.ts';
