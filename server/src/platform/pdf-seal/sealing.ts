export { findSeals } from './find-seals.ts';
export { certificateHash, readP12 } from './seal-key.ts';
export { sealPdf } from './seal-pdf.ts';
export { makeTestKey, readTestKey } from './test-key.ts';
export { timeStampFrom } from './time-stamp.ts';
