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
  /** Whether the document is for one visitor, or hardly for another. */
  isForOne?: boolean;
};

/** Caches documents: those of strangers differ in few ways, so each is written and compressed once per build. */
export function keptDocuments(env: Env) {
  const documents = new LRUCache<string, WrittenDocument>({ max: mostDocuments });
  // A development build's files change often; preloads of old ones only cause warnings.
  const isDevelopment = env.mode === 'development';
  return (
    build: LiveBuild,
    host: BuiltHost,
    { locale, origin, theme, page, head, structured, filled, answers, scriptless, dataOf, isForOne }: Shown,
  ): WrittenDocument => {
    // The canonical URL covers the other differences: parameters, and the market's own origin.
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
