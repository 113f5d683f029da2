import type { ImageLoss } from 'shared-kit/contract';
import { forEachOf } from '../../../platform/for-each-of.ts';
import type { MediaStore } from '../../catalogue/index.ts';
import { type FetchRules, fetchImage, publicInternet } from './fetch-image.ts';

export type LostPicture = Readonly<{ url: string; loss: ImageLoss; detail: string }>;
export type FetchedPictures = Readonly<{
  /** File in the market, by address. */
  files: ReadonlyMap<string, string>;
  lost: readonly LostPicture[];
}>;

const atOnce = 4;

/** Fetches and stores pictures from public addresses. */
export async function fetchPictures(
  wanted: readonly string[],
  media: MediaStore,
  {
    rules = publicInternet,
    onDone,
  }: Readonly<{ rules?: FetchRules; onDone: (done: number) => Promise<void> }>,
): Promise<FetchedPictures> {
  const files = new Map<string, string>();
  const lost: LostPicture[] = [];
  await forEachOf(wanted, atOnce, async (url) => {
    const fetched = await fetchImage(url, rules);
    if (fetched.ok) files.set(url, await media.save(fetched.bytes, fetched.kind));
    else lost.push({ url, loss: fetched.loss, detail: fetched.detail });
    await onDone(files.size + lost.length);
  });
  return { files, lost };
}
