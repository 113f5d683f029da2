import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor, isKnownTo, type StaticFile, sendFile } from './static-files.ts';

/** A document as it is sent. Each encoding is made when the first visitor asks for it. */
export type WrittenDocument = Pick<StaticFile, 'type' | 'etag' | 'plain'> &
  Readonly<{ encoded: (encoding: Encoding) => Promise<Buffer> }>;

/** Brotli's qualities, for what is sent often and for what is sent once. */
const well = 9;
const quickly = 4;

/** Asynchronously: these run in the thread pool, and take longer than everything else that a request needs. */
const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

export function writtenDocument(html: string, { isForOne = false } = {}): WrittenDocument {
  const plain = Buffer.from(html);
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
      const known = made.get(encoding) ?? make(encoding);
      made.set(encoding, known);
      return known;
    },
  };
}

/** Sends the document like a file, in the one encoding that this visitor gets. */
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
