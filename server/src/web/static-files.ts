import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../platform/http/accepted-encoding.ts';

/** A file with its content in every encoding that the build made. */
export type StaticFile = Readonly<{
  type: string;
  etag: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}>;

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  map: 'application/json; charset=utf-8',
};

/** Only file types that a build produces are served. */
export const typeOf = (name: string): string | null => types[name.slice(name.lastIndexOf('.') + 1)] ?? null;

type Read = (name: string) => Promise<Buffer | null>;

/** Reads a file with its compressed variants; null if it must not be served. */
export async function readStaticFile(read: Read, name: string): Promise<StaticFile | null> {
  const type = typeOf(name);
  const plain = type ? await read(name) : null;
  if (!type || !plain) return null;
  const [br, gzip] = await Promise.all([read(`${name}.br`), read(`${name}.gz`)]);
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br,
    gzip,
  };
}

export const isKnownTo = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']?.includes(etag) ?? false;

/** Sends the best encoding that the visitor accepts, or 304 if they have the file. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  cacheControl: string,
): FastifyReply {
  const made = (['br', 'gzip'] as const).filter((it) => file[it] !== null);
  const encoding = encodingFor(request, made);
  const vary = reply.getHeader('vary');
  reply.headers({
    'cache-control': cacheControl,
    etag: file.etag,
    vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
  });
  if (isKnownTo(request, file.etag)) return reply.code(304).send();
  reply.header('content-type', file.type);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? file[encoding] : file.plain);
}

export const forEver = 'public, max-age=31536000, immutable';
export const askAgain = 'no-cache';
