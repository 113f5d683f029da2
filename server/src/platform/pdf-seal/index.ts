import { inThread } from '../threads/index.ts';
import type { FoundSeals } from './find-seals.ts';

export type { FoundSeals } from './find-seals.ts';
export type { SealKey } from './seal-key.ts';

/** The libraries for PDFs and certificates are large, and few processes seal: the first seal loads them. */
export const loadSealing = () => import('./sealing.ts');

/** Looks for signatures in a file that a stranger sent. */
export const findSealsInThread = inThread<FoundSeals>(new URL('./seal-thread.ts', import.meta.url), {
  kind: 'too-complex',
});
