import type { ImageLoss } from 'shared-kit/contract/catalogue-import';
import { forEachOf } from '../../../platform/for-each-of.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { ImageKind } from '../../catalogue/index.ts';
import { type FetchRules, fetchImage, publicInternet } from './fetch-image.ts';

export type LostPicture = Readonly<{ url: string; loss: ImageLoss; detail: string }>;
export type FetchedPictures = Readonly<{
  /** File in the market, by address. */
  files: ReadonlyMap<string, string>;
  lost: readonly LostPicture[];
}>;

const atOnce = 4;

/** Stores a picture and returns its file name. */
type Keep = (bytes: Buffer, kind: ImageKind) => Promise<string>;

/** Fetches and stores pictures from public addresses. */
export async function fetchPictures(
  wanted: readonly string[],
  keep: Keep,
  {
    rules = publicInternet,
    onDone,
  }: Readonly<{ rules?: FetchRules; onDone: (done: number) => Promise<void> }>,
): Promise<FetchedPictures> {
  const files = new Map<string, string>();
  const lost: LostPicture[] = [];
  await forEachOf(wanted, atOnce, async (url) => {
    const fetched = await fetchImage(url, rules);
    const kept = fetched.ok ? await keepFetched(keep, fetched) : fetched;
    if (kept.ok) files.set(url, kept.file);
    else lost.push({ url, loss: kept.loss, detail: kept.detail });
    await onDone(files.size + lost.length);
  });
  return { files, lost };
}

const lossOf: Readonly<Partial<Record<string, ImageLoss>>> = {
  'upload.quota-full': 'quota',
  'upload.broken': 'broken',
  'upload.too-complex': 'broken',
  'upload.pixels': 'pixels',
  'upload.infected': 'infected',
};

/** Any other failure ends the import, which is tried again. */
async function keepFetched(
  keep: Keep,
  { bytes, kind }: Readonly<{ bytes: Buffer; kind: ImageKind }>,
): Promise<{ ok: true; file: string } | { ok: false; loss: ImageLoss; detail: string }> {
  try {
    return { ok: true, file: await keep(bytes, kind) };
  } catch (error) {
    const loss = error instanceof AppError ? lossOf[error.code] : undefined;
    if (!loss) throw error;
    return { ok: false, loss, detail: '' };
  }
}
