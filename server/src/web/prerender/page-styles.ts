import { createHash } from 'node:crypto';
import { defaultLocale } from 'shared-kit/contract/languages';
import type { BuiltHost } from '../built-host.ts';
import { filesOf, type KnownPage } from '../find-page.ts';
import { type BuiltFiles, readBuiltFile } from './read-built-file.ts';

/** A page's styles, and their hash for a content security policy. */
export type PageStyles = Readonly<{ text: string; hash: string }>;
export type StylesOf = (page: KnownPage, host: BuiltHost) => Promise<PageStyles | null>;

/**
 * All styles of a page, to be written into its document: nothing is painted before style sheets load, and a late or
 * missing one must not break the page. Null if a file can't be read.
 */
export function pageStyles(from: BuiltFiles): StylesOf {
  const kept = new Map<string, Promise<PageStyles | null>>();
  const read = async (address: string): Promise<string> =>
    withPlaces(await readBuiltFile(from, address), address);
  return (page, host) => {
    const { styles } = filesOf(page, host, defaultLocale);
    const all = [...host.styles, ...styles];
    const key = all.join(' ');
    const made =
      kept.get(key) ??
      Promise.all(all.map(read))
        .then((texts) => hashed(texts.join('\n')))
        .catch(() => null);
    kept.set(key, made);
    return made;
  };
}

function hashed(css: string): PageStyles {
  // The styles must not be able to close their element.
  const text = css.replaceAll('</', '<\\/');
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

/** Relative URLs in the styles would otherwise be resolved against the page's URL. */
const withPlaces = (css: string, address: string): string =>
  css.replace(/url\((["']?)(?!["']|data:|\/|#)/g, `url($1${address.slice(0, address.lastIndexOf('/') + 1)}`);
