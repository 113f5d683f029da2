import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Env } from '../env.ts';
import type { BuiltHost } from './built-host.ts';
import { reloadScript } from './development.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { type LiveBuild, registryOf } from './live-build.ts';
import type { StaticFile } from './static-files.ts';

const mostDocuments = 500;
/** Brotli's qualities, for what is sent often and for what is sent once. */
const well = 9;
const quickly = 4;

export type Shown = Pick<
  DocumentParts,
  'locale' | 'origin' | 'theme' | 'page' | 'head' | 'structured' | 'filled' | 'answers' | 'scriptless'
> & {
  /** Whether nobody else will be sent it, or hardly anybody. */
  isForOne?: boolean;
};

/** Documents of strangers differ in few ways, so each is written and compressed once per build. */
export function keptDocuments(env: Env) {
  const documents = new Map<string, StaticFile>();
  // A development build has other files every minute: hints would only be warned about.
  const isDevelopment = env.mode === 'development';
  return (
    build: LiveBuild,
    host: BuiltHost,
    { locale, origin, theme, page, head, structured, filled, answers, scriptless, isForOne }: Shown,
  ): StaticFile => {
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
      moreScripts: isDevelopment ? [reloadScript] : [],
    });
    if (isForOne) return compressed(html, quickly);
    if (documents.size >= mostDocuments) documents.clear();
    const document = compressed(html);
    documents.set(key, document);
    return document;
  };
}

export function compressed(html: string, quality = well): StaticFile {
  const plain = Buffer.from(html);
  return {
    type: 'text/html; charset=utf-8',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: gzipSync(plain),
  };
}
