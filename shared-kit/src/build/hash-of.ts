import { createHash } from 'node:crypto';

/** Short, for names of files that never change. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);
