export const paperMediaTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
export type PaperKind = Readonly<{
  mediaType: (typeof paperMediaTypes)[number];
  /** The usual one first. */
  extensions: readonly string[];
}>;

export const hasBytes = (content: Buffer, from: number, text: string): boolean =>
  content.subarray(from, from + text.length).equals(Buffer.from(text, 'latin1'));

const starts: readonly Readonly<{ of: PaperKind; fits: (content: Buffer) => boolean }>[] = [
  { of: { mediaType: 'application/pdf', extensions: ['pdf'] }, fits: (it) => hasBytes(it, 0, '%PDF-') },
  { of: { mediaType: 'image/png', extensions: ['png'] }, fits: (it) => hasBytes(it, 0, '\x89PNG\r\n\x1a\n') },
  {
    of: { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
    fits: (it) => hasBytes(it, 0, '\xff\xd8\xff'),
  },
  {
    of: { mediaType: 'image/webp', extensions: ['webp'] },
    fits: (it) => hasBytes(it, 0, 'RIFF') && hasBytes(it, 8, 'WEBP'),
  },
];

/** Detects a PDF or a picture by its first bytes, not its name; null for others. */
export const paperKind = (content: Buffer): PaperKind | null =>
  starts.find(({ fits }) => fits(content))?.of ?? null;
