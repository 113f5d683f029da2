import type { FileKind } from 'shared-kit/contract/uploads';

/** What the first bytes tell. An archive or an old container may hold anything; `heic` is known and never taken. */
type StartKind = FileKind | 'archive' | 'container' | 'heic';

const has = (start: Buffer, from: number, text: string): boolean =>
  start.subarray(from, from + text.length).equals(Buffer.from(text, 'latin1'));
const brandsOf = (start: Buffer): string => start.subarray(8, 64).toString('latin1');

const fits: readonly (readonly [StartKind, (start: Buffer) => boolean])[] = [
  ['pdf', (it) => has(it, 0, '%PDF-')],
  ['png', (it) => has(it, 0, '\x89PNG\r\n\x1a\n')],
  ['jpg', (it) => has(it, 0, '\xff\xd8\xff')],
  ['webp', (it) => has(it, 0, 'RIFF') && has(it, 8, 'WEBP')],
  ['avif', (it) => has(it, 4, 'ftyp') && /avi[fs]/.test(brandsOf(it))],
  ['heic', (it) => has(it, 4, 'ftyp') && /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/.test(brandsOf(it))],
  ['gif', (it) => has(it, 0, 'GIF87a') || has(it, 0, 'GIF89a')],
  // The digits are the program's release.
  ['dwg', (it) => /^AC10\d\d/.test(it.subarray(0, 6).toString('latin1'))],
  ['archive', (it) => has(it, 0, 'PK\x03\x04')],
  ['container', (it) => has(it, 0, '\xd0\xcf\x11\xe0')],
];

/** Detects a file's kind by its first bytes, not its name; null for text and for all that the market doesn't know. */
export const kindByStart = (start: Buffer): StartKind | null =>
  fits.find(([, fit]) => fit(start))?.[0] ?? null;
