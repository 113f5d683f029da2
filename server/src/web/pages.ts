import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { localeCookie, splitLocale } from 'shared-kit/contract';
import { unidentified } from '../platform/http/access.ts';
import { renderDocument } from './document.ts';
import { findPage } from './find-page.ts';

import type { WebParts } from './index.ts';
import { registryOf } from './live-build.ts';
import { rootRedirect } from './root-redirect.ts';
import { askAgain, type StaticFile, sendFile } from './static-files.ts';

const mostDocuments = 500;

/** Every address that is neither API nor file. The status says whether the page exists, without running it. */
export function servePages(app: FastifyInstance, { env, host, live }: WebParts): void {
  const documents = new Map<string, StaticFile>();
  app.get('/*', { config: { access: unidentified }, schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const theme = themeOf(request.cookies.colour_mode);
    reply.header('vary', 'Accept-Language, Cookie');
    if (path === '/') {
      const target = rootRedirect(env.public.rootRedirect, {
        localeCookie: request.cookies[localeCookie.name],
        acceptLanguage: request.headers['accept-language'],
      });
      if (target) return reply.header('cache-control', askAgain).redirect(target, 302);
    }
    const [build, built] = await Promise.all([live(), host()]);
    const { locale, path: inLocale } = splitLocale(decoded(path));
    const page = findPage(build.areas, built.pages, inLocale);
    const key = [build.buildId, locale, theme, page?.entry.name, page?.page?.pattern].join(' ');
    let document = documents.get(key);
    if (!document) {
      document = compressed(
        renderDocument({ host: built, registry: registryOf(build), config: env.public, locale, theme, page }),
      );
      if (documents.size >= mostDocuments) documents.clear();
      documents.set(key, document);
    }
    return sendFile(request, reply.code(page ? 200 : 404), document, askAgain);
  });
}

const themeOf = (value: string | undefined) => (value === 'light' || value === 'dark' ? value : null);

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function compressed(html: string): StaticFile {
  const plain = Buffer.from(html);
  return {
    type: 'text/html; charset=utf-8',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain),
  };
}
