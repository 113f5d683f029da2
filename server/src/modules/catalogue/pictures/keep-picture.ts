import { createHash } from 'node:crypto';
import { productLimits } from 'shared-kit/contract/products';
import sharp from 'sharp';
import { AppError } from '../../../platform/http/index.ts';
import { countedAsThread } from '../../../platform/threads/index.ts';
import {
  assertClean,
  type IntakeParts,
  judgePicture,
  picturePatience,
  storeUpload,
  type TakenFile,
  type Uploader,
  type UploadParts,
} from '../../../platform/uploads/index.ts';
import { draftOf } from '../editing/draft-of.ts';
import { lockOwn } from '../editing/own-product.ts';
import { mostPixels } from './derived-pictures.ts';
import { type ImageKind, isImageKind } from './image-kind.ts';
import { mediaKey } from './media-store.ts';

type Given = Readonly<{ productId: string; by: Uploader; file: TakenFile }>;

/**
 * Stores a picture for a company's own product and returns its file name. The product shows it once its draft names
 * the file, so it becomes public with everything else.
 */
export async function keepPicture(
  parts: UploadParts,
  { productId, by, file }: Given,
): Promise<{ file: string }> {
  await parts.db.transaction(async (tx) => {
    const { row, waiting } = await lockOwn(tx, productId, by);
    const { images } = waiting?.content ?? draftOf(row);
    if (images.length >= productLimits.images) throw new AppError('product.pictures-full');
  });
  const { kind } = file;
  if (!isImageKind(kind)) throw new AppError('upload.type');
  const content = await writtenAnew({ bytes: await file.read(), kind });
  return { file: await keep(parts, { by, kind, content }) };
}

type Picture = Readonly<{ bytes: Buffer; kind: ImageKind }>;
type Scanning = Pick<IntakeParts['env'], 'scanner'>;

/** A picture that the market fetched: checked as one that somebody uploads, and written anew. */
export async function fetchedPicture({ scanner }: Scanning, { bytes, kind }: Picture): Promise<Buffer> {
  const verdict = await judgePicture(bytes, mostPixels);
  if (verdict !== 'fine') throw new AppError(`upload.${verdict}`);
  await assertClean(scanner, bytes);
  return writtenAnew({ bytes, kind });
}

/** Fetches into the store what a maker's import names, within the maker's quota. Returns its file name. */
export const storePicture = async (
  parts: IntakeParts,
  { by, bytes, kind }: Picture & Readonly<{ by: Uploader }>,
): Promise<string> => keep(parts, { by, kind, content: await fetchedPicture(parts.env, { bytes, kind }) });

/**
 * Pictures are public, so nothing of the file is kept but what it shows: a phone writes into it where and when it was
 * taken, and anything may stand behind a picture's end.
 */
const writtenAnew = ({ bytes, kind }: Picture): Promise<Buffer> =>
  countedAsThread(() =>
    sharp(bytes, { limitInputPixels: mostPixels, animated: ['gif', 'webp'].includes(kind) })
      .timeout(picturePatience)
      .autoOrient()
      .keepIccProfile()
      .toFormat(kind === 'jpg' ? 'jpeg' : kind, kind === 'gif' ? {} : { quality: 92 })
      .toBuffer(),
  ).catch((cause) => {
    throw cause instanceof AppError ? cause : new AppError('upload.broken', { cause });
  });

type Kept = Readonly<{ by: Uploader; kind: ImageKind; content: Buffer }>;

async function keep(parts: UploadParts, { by, kind, content }: Kept): Promise<string> {
  const file = fileOf(by, content, kind);
  await storeUpload(parts, { key: mediaKey(file), content, by });
  return file;
}

/** Companies share no file, so that one of them can delete its own. */
const fileOf = ({ companyId, userId }: Uploader, bytes: Buffer, kind: ImageKind): string => {
  const hash = createHash('sha256')
    .update(companyId ?? userId)
    .update(bytes);
  return `${hash.digest('hex')}.${kind}`;
};
