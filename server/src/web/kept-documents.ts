import { LRUCache } from 'lru-cache';
import type { Env } from '../env.ts';
import type { BuiltHost } from './built-host.ts';
import { reloadScript } from './development.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { type LiveBuild, registryOf } from './live-build.ts';
import { type WrittenDocument, writtenDocument } from './written-document.ts';

const mostDocuments = 500;

export type Shown = Pick<
  DocumentParts,
  | 'locale'
  | 'origin'
  | 'theme'
  | 'page'
  | 'head'
  | 'structured'
  | 'filled'
  | 'answers'
  | 'scriptless'
  | 'dataOf'
> & {
  /** Whether nobody else will be sent it, or hardly anybody. */
  isForOne?: boolean;
};

/** Documents of strangers differ in few ways, so each is written and compressed once per build. */
export function keptDocuments(env: Env) {
  const documents = new LRUCache<string, WrittenDocument>({ max: mostDocuments });
  // A development build has other files every minute: hints would only be warned about.
  const isDevelopment = env.mode === 'development';
  return (
    build: LiveBuild,
    host: BuiltHost,
    { locale, origin, theme, page, head, structured, filled, answers, scriptless, dataOf, isForOne }: Shown,
  ): WrittenDocument => {
    // The canonical address names the rest that a document differs by: parameters, and the market's own name.
    const address = head.links[0]?.href ?? head.title;
    const key = [
      build.buildId,
      locale,
      theme,
      page?.entry.name,
      page?.page?.pattern,
      address,
      JSON.stringify(structured),
      JSON.stringify(answers),
      filled ? 'filled' : '',
      filled?.currency,
      filled?.madeFor,
      scriptless?.head,
      dataOf,
    ].join(' ');
    const kept = documents.get(key);
    if (kept) return kept;
    const html = renderDocument({
      host,
      registry: registryOf(build),
      config: env.public,
      locale,
      origin,
      theme,
      page: isDevelopment ? null : page,
      head,
      structured,
      filled,
      answers,
      scriptless,
      dataOf: dataOf ?? null,
      moreScripts: isDevelopment ? [reloadScript] : [],
    });
    if (isForOne) return writtenDocument(html, { isForOne });
    const document = writtenDocument(html);
    documents.set(key, document);
    return document;
  };
}
