import { createHash } from 'node:crypto';

/** A short hash for names of immutable files. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);
