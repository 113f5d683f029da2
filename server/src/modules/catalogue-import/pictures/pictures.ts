import { forEachOf } from '../../../platform/for-each-of.ts';
import type { MediaStore } from '../../catalogue/index.ts';
import { type FetchRules, fetchImage, publicInternet } from './fetch-image.ts';

export type FetchedPictures = Readonly<{
  /** File in the market, by address. */
  files: ReadonlyMap<string, string>;
  lost: readonly Readonly<{ url: string; reason: string }>[];
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
  const lost: { url: string; reason: string }[] = [];
  await forEachOf(wanted, atOnce, async (url) => {
    const fetched = await fetchImage(url, rules);
    if (fetched.ok) files.set(url, await media.save(fetched.bytes, fetched.kind));
    else lost.push({ url, reason: fetched.reason });
    await onDone(files.size + lost.length);
  });
  return { files, lost };
}
