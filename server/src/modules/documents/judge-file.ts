import { documentLimits, type ErrorCode } from 'shared-kit/contract';
import { cleanFileName, type PaperKind, paperKind } from '../../platform/files/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { inspectPdf, type PdfVerdict } from '../../platform/pdf-inspection/index.ts';
import type { SpooledFile } from '../../platform/uploads/index.ts';

const codes = {
  broken: 'document.broken',
  password: 'document.password',
  'active-content': 'document.active-content',
  'attached-program': 'document.attached-program',
  'too-complex': 'document.too-complex',
} as const satisfies Readonly<Record<Exclude<PdfVerdict, 'fine'>, ErrorCode>>;

/** Tells a document's kind by its content and gives it a harmless name. Throws the code of what speaks against it. */
export async function judgeFile(
  { path, bytes, start }: SpooledFile,
  given: string,
): Promise<Readonly<{ mediaType: PaperKind['mediaType']; name: string }>> {
  if (bytes === 0) throw new AppError('document.empty');
  const kind = paperKind(start);
  if (!kind) throw new AppError('document.type');
  const verdict = kind.mediaType === 'application/pdf' ? await inspectPdf(path) : await judgePicture(path);
  if (verdict !== 'fine') throw new AppError(codes[verdict]);
  const extension = kind.extensions.find((it) => given.toLowerCase().endsWith(`.${it}`));
  return { mediaType: kind.mediaType, name: cleanFileName(given, extension ?? kind.extensions[0] ?? '') };
}

/** Reads only the head, so a picture that unpacks to gigabytes costs nothing. */
async function judgePicture(path: string): Promise<PdfVerdict> {
  // Its library is large, and few processes read a picture: the first one loads it.
  const { default: sharp } = await import('sharp');
  const size = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!size?.width || !size.height) return 'broken';
  return size.width * size.height > documentLimits.pixels ? 'too-complex' : 'fine';
}
