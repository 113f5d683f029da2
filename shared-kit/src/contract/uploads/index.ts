export * from './doors.ts';
export * as heldFiles from './held-file-endpoints.ts';
export * from './held-files.ts';
export * from './openable.ts';
export * from './upload-name.ts';
export * from './words.ts';
