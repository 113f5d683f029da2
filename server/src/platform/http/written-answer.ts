import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './accepted-encoding.ts';
import { inOwnMemory } from './own-memory.ts';

/** Asynchronous: it takes longer than sending a kept answer, so it runs in the thread pool. */
const compress = promisify(gzip);
/** Smaller answers fit one packet anyway. */
const leastCompressed = 1400;

/** An answer that is serialised already: its route keeps it and sends it as it is. */
export class WrittenAnswer {
  readonly body: Buffer;
  /** Changes with the body. */
  readonly tag: string;
  #gzipped: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.body = inOwnMemory(Buffer.from(text));
    this.tag = `"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  /** Compressed at its first request. For answers, brotli takes twice as long and saves nothing. */
  gzipped(): Promise<Buffer> {
    this.#gzipped ??= compress(this.body).then(inOwnMemory);
    return this.#gzipped;
  }
}

/**
 * Answers 304 if the client has this version. Answers to a signed-in user aren't cached, so they get no tag. Only
 * written answers are compressed: they contain nothing of a session that their length could give away.
 */
export async function sendWritten(
  written: WrittenAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  if (!request.actor) {
    reply.header('etag', written.tag);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === written.tag) return reply.code(304).send();
  }
  reply.type('application/json; charset=utf-8');
  const isCompressed = written.body.length >= leastCompressed && encodingFor(request, ['gzip']) !== null;
  if (!isCompressed) return reply.send(written.body);
  return reply.header('content-encoding', 'gzip').send(await written.gzipped());
}
