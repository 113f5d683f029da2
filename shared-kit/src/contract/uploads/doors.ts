import { datasheetLimits, pictureLimits } from '../catalogue/product-facts.ts';
import { importLimits } from '../catalogue-import/limits.ts';
import { documentLimits } from '../documents/limits.ts';
import { dealingLimits } from '../financing/dealing-limits.ts';
import { quoteLimits } from '../quotes/quote-terms.ts';
import { signingLimits } from '../signing/limits.ts';

const office = 'application/vnd.openxmlformats-officedocument';

/** Kinds of files, told by their content. A file keeps its own ending if it is one of `endings`, else it gets the first. */
export const fileKinds = {
  pdf: { mediaType: 'application/pdf', endings: ['pdf'] },
  jpg: { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { mediaType: 'image/png', endings: ['png'] },
  webp: { mediaType: 'image/webp', endings: ['webp'] },
  avif: { mediaType: 'image/avif', endings: ['avif'] },
  gif: { mediaType: 'image/gif', endings: ['gif'] },
  docx: { mediaType: `${office}.wordprocessingml.document`, endings: ['docx'] },
  xlsx: { mediaType: `${office}.spreadsheetml.sheet`, endings: ['xlsx'] },
  pptx: { mediaType: `${office}.presentationml.presentation`, endings: ['pptx'] },
  dwg: { mediaType: 'image/vnd.dwg', endings: ['dwg'] },
  /** In UTF-8. Drawings for cutters and machines (DXF, STEP, IGES) are text too. */
  text: {
    mediaType: 'text/plain',
    endings: ['txt', 'csv', 'tsv', 'md', 'log', 'json', 'dxf', 'step', 'stp', 'iges', 'igs'],
  },
  /** In another encoding, as tables from older programs are. */
  'old-text': { mediaType: 'text/csv', endings: ['csv', 'txt', 'tsv'] },
  tar: { mediaType: 'application/x-tar', endings: ['tar'] },
} as const satisfies Readonly<Record<string, { mediaType: string; endings: readonly [string, ...string[]] }>>;
export type FileKind = keyof typeof fileKinds;

type Door = Readonly<{
  takes: readonly FileKind[];
  /** The most that one file may have. */
  bytes: number;
  /** Of pictures: width times height. */
  pixels: number;
  /** Media type that the request names. */
  sentAs: string;
}>;

const anyBytes = 'application/octet-stream';
const { pixels } = documentLimits;
const papers = ['pdf', 'jpg', 'png', 'webp'] as const;
const attachments = [...papers, 'docx', 'xlsx', 'pptx', 'dwg', 'text'] as const;

/** Where files come in, and what each place takes. A route that takes a file names its door; all pass one intake. */
export const uploadDoors = {
  document: { takes: papers, bytes: documentLimits.bytes, pixels, sentAs: anyBytes },
  'quote-attachment': { takes: attachments, bytes: quoteLimits.attachmentBytes, pixels, sentAs: anyBytes },
  'financing-file': { takes: attachments, bytes: dealingLimits.fileBytes, pixels, sentAs: anyBytes },
  datasheet: { takes: ['pdf'], bytes: datasheetLimits.bytes, pixels, sentAs: fileKinds.pdf.mediaType },
  /** Moving pictures would stand still in the sizes that the market makes. */
  'product-picture': {
    takes: ['jpg', 'png', 'webp', 'avif'],
    bytes: pictureLimits.bytes,
    pixels: pictureLimits.megapixels * 1_000_000,
    sentAs: anyBytes,
  },
  import: { takes: ['xlsx', 'text', 'old-text'], bytes: importLimits.bytes, pixels, sentAs: anyBytes },
  /** Nothing of it is kept. */
  'seal-check': { takes: ['pdf'], bytes: signingLimits.checkedBytes, pixels, sentAs: anyBytes },
  /** From the teams that make the market, with a token: the archive's reader and the release's gate check it. */
  release: { takes: ['tar'], bytes: 32 * 1024 * 1024, pixels, sentAs: fileKinds.tar.mediaType },
} as const satisfies Readonly<Record<string, Door>>;
export type UploadDoor = keyof typeof uploadDoors;
