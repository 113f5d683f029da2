import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is JSON already: kept by its route and sent as it is. */
export class WrittenAnswer {
  readonly body: Buffer;
  /** Changes with the body. */
  readonly tag: string;

  constructor(text: string) {
    this.body = Buffer.from(text);
    this.tag = `"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }
}

/** Whoever has it already is only told so; answers to somebody in particular are kept nowhere, so those have no tag. */
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
