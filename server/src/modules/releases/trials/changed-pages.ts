import { basename } from 'node:path';
import { locales } from 'shared-kit/contract/languages';
import type { FileStore } from '../../../platform/files/index.ts';
import { readReleaseFile } from '../artefacts.ts';
import type { AreaRelease } from '../built-area.ts';

/** How a release differs from the live one. */
export type Changes = Readonly<{
  /** Patterns of the pages that are different. */
  pages: readonly string[];
  /** Only texts are different. */
  isWordsOnly: boolean;
}>;

type Page = AreaRelease['pages'][number];

/** What changed since the live release; null if every page did, or nothing is live. */
export async function changesSince(
  files: FileStore,
  live: AreaRelease | null,
  release: AreaRelease,
): Promise<Changes | null> {
  if (!live) return null;
  const before = new Map(live.pages.map((page) => [page.pattern, contentOf(live, page)]));
  const changed = release.pages.filter((page) => before.get(page.pattern) !== contentOf(release, page));
  const worded = await pagesWith(files, release, await changedKeys(files, live, release));
  const pages = new Set([...changed, ...worded].map(({ pattern }) => pattern));
  const isWordsOnly = changed.length === 0;
  if (pages.size === 0 || (pages.size === release.pages.length && !isWordsOnly)) return null;
  return { pages: [...pages], isWordsOnly };
}

/** The hashes of its files and all that is declared of it. */
function contentOf({ integrity }: AreaRelease, { scripts, styles, picture, ...declared }: Page): string {
  const files = [...scripts, ...styles, ...(picture ? [picture] : [])];
  return JSON.stringify([files.map((it) => integrity[it]), declared]);
}

/** Keys of texts that are new or say something else in any language. */
async function changedKeys(files: FileStore, live: AreaRelease, release: AreaRelease): Promise<string[]> {
  const keys = await Promise.all(
    locales.map(async (locale) => {
      const [before, now] = await Promise.all(
        [live, release].map(({ id, version }) => wordsOf(files, id, version, locale)),
      );
      return Object.keys(now ?? {}).filter((key) => now?.[key] !== before?.[key]);
    }),
  );
  return keys.flat();
}

async function wordsOf(files: FileStore, id: string, version: string, locale: string) {
  const text = await readReleaseFile(files, id, version, `messages.${locale}.json`);
  return text ? (JSON.parse(text.toString('utf8')) as Record<string, string>) : {};
}

/** `_one` and `_other` belong to one key. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The pages whose scripts hold one of the keys. A key may be put together while a page runs: then all may show it. */
async function pagesWith(
  files: FileStore,
  { id, version, pages }: AreaRelease,
  keys: readonly string[],
): Promise<readonly Page[]> {
  const named = await Promise.all(
    pages.map(async (page) => {
      const sources = await Promise.all(
        page.scripts.map((it) => readReleaseFile(files, id, version, basename(it))),
      );
      const text = sources.map(String).join();
      return { page, keys: keys.filter((key) => text.includes(withoutPlural(key))) };
    }),
  );
  const found = new Set(named.flatMap((it) => it.keys));
  if (keys.some((key) => !found.has(key))) return pages;
  return named.filter((it) => it.keys.length > 0).map(({ page }) => page);
}
