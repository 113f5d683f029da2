import { createHash } from 'node:crypto';
import { productLimits } from 'shared-kit/contract';
import sharp from 'sharp';
import { AppError } from '../../../platform/http/index.ts';
import { countedAsThread } from '../../../platform/threads/index.ts';
import { storeUpload, type Uploader, type UploadParts } from '../../../platform/uploads/index.ts';
import { draftOf } from '../editing/draft-of.ts';
import { lockOwn } from '../editing/own-product.ts';
import { mostPixels } from './derived-pictures.ts';
import { type ImageKind, imageKind } from './image-kind.ts';
import { mediaKey } from './media-store.ts';

/** The largest picture takes two seconds. */
const patience = { seconds: 8 };

type Given = Readonly<{ productId: string; by: Uploader; bytes: Buffer }>;

/**
 * Stores a picture for a company's own product and returns its file name. The product shows it once its draft names
 * the file, so it becomes public with everything else.
 */
export async function keepPicture(
  parts: UploadParts,
  { productId, by, bytes }: Given,
): Promise<{ file: string }> {
  await parts.db.transaction(async (tx) => {
    const { row, waiting } = await lockOwn(tx, productId, by);
    const { images } = waiting?.content ?? draftOf(row);
    if (images.length >= productLimits.images) throw new AppError('product.pictures-full');
  });
  const kind = imageKind(bytes);
  // Moving pictures would stand still in the sizes that the market makes.
  if (!kind || kind === 'gif') throw new AppError('product.picture-type');
  return { file: await storePicture(parts, { by, bytes, kind }) };
}

type Picture = Readonly<{ by: Uploader; bytes: Buffer; kind: ImageKind }>;

/** Stores a whole picture without its metadata, within its uploader's quota, and returns its file name. */
export async function storePicture(parts: UploadParts, { by, bytes, kind }: Picture): Promise<string> {
  const content = await countedAsThread(async () => {
    await assertWhole(bytes);
    return kind === 'gif' ? bytes : withoutMetadata(bytes, kind);
  });
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

/** A phone writes into a picture where and when it was taken. Pictures are public, so that is left out. */
async function withoutMetadata(bytes: Buffer, kind: Exclude<ImageKind, 'gif'>): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  const { exif, xmp, iptc } = await picture.metadata();
  if (!exif && !xmp && !iptc) return bytes;
  return picture
    .timeout(patience)
    .autoOrient()
    .keepIccProfile()
    .toFormat(kind === 'jpg' ? 'jpeg' : kind, { quality: 92 })
    .toBuffer();
}

/** Reads the whole picture, since the end of a broken one is often missing. */
async function assertWhole(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > mostPixels) throw new AppError('product.picture-pixels');
  await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' })
    .timeout(patience)
    .resize(8)
    .raw()
    .toBuffer()
    .catch((cause) => {
      throw new AppError('product.picture-broken', { cause });
    });
}
