import { createHash } from 'node:crypto';

/** A file's hash in the form of an `integrity` attribute. */
export const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A short hash for names of immutable files. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);
