import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from '../platform/http/accepted-encoding.ts';
import { inOwnMemory } from '../platform/http/index.ts';
import { isKnownTo, type StaticFile, sendFile } from './static-files.ts';

/** A document ready to send. Each encoding is made at its first request. */
export type WrittenDocument = Pick<StaticFile, 'type' | 'etag' | 'plain'> &
  Readonly<{ encoded: (encoding: Encoding) => Promise<Buffer> }>;

/** Brotli levels, for documents sent often and sent once. */
const well = 9;
const quickly = 4;

/** Asynchronous: compression takes longer than the rest of a request, so it runs in the thread pool. */
const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

export function writtenDocument(html: string, { isForOne = false } = {}): WrittenDocument {
  const plain = inOwnMemory(Buffer.from(html));
  const quality = isForOne ? quickly : well;
  const make = (encoding: Encoding): Promise<Buffer> =>
    encoding === 'br'
      ? brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : gzipped(plain);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    type: 'text/html; charset=utf-8',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    encoded(encoding) {
      const known = made.get(encoding) ?? make(encoding).then(inOwnMemory);
      made.set(encoding, known);
      return known;
    },
  };
}

/** Sends the document like a file, in the visitor's encoding. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, plain, encoded }: WrittenDocument,
  cacheControl: string,
): Promise<FastifyReply> {
  const encoding = isKnownTo(request, etag) ? null : encodingFor(request);
  const file = { type, etag, plain, br: null, gzip: null };
  const sent = encoding ? { ...file, [encoding]: await encoded(encoding) } : file;
  return sendFile(request, reply, sent, cacheControl);
}
