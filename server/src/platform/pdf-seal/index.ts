import { inThread } from '../pdf-inspection/index.ts';
import type { FoundSeals } from './find-seals.ts';

export { type FoundSeals, findSeals } from './find-seals.ts';
export { certificateHash, readP12, type SealKey } from './seal-key.ts';
export { sealPdf } from './seal-pdf.ts';
export { makeTestKey, readTestKey } from './test-key.ts';
export { timeStampFrom } from './time-stamp.ts';

/** Looks for signatures in a file that a stranger sent. */
export const findSealsInThread = inThread<FoundSeals>(new URL('./seal-thread.ts', import.meta.url), {
  kind: 'too-complex',
});
