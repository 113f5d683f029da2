/** Supported picture types by file extension. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const;
export type ImageKind = keyof typeof imageTypes;

/** Detects a picture's type by its first bytes, not by its name; null for anything else, including SVG. */
export function imageKind(bytes: Buffer): ImageKind | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(8, 12))) return 'avif';
  if (['GIF87a', 'GIF89a'].includes(ascii(0, 6))) return 'gif';
  return null;
}
