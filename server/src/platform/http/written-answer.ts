import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is serialised already: its route keeps it and sends it as it is. */
export class WrittenAnswer {
  readonly body: Buffer;
  /** Changes with the body. */
  readonly tag: string;

  constructor(text: string) {
    this.body = Buffer.from(text);
    this.tag = `"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }
}

/** Answers 304 if the client has this version. Answers to a signed-in user aren't cached, so they get no tag. */
export function sendWritten(
  { body, tag }: WrittenAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (request.actor) return reply.type('application/json; charset=utf-8').send(body);
  reply.header('etag', tag);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
