import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Lets requests bring a file of this type as their whole body. */
export function acceptFiles(app: FastifyInstance, type: string): void {
  if (app.hasContentTypeParser(type)) return;
  app.addContentTypeParser(type, (_request, stream, done) => done(null, stream));
}

/** The file that a request brings; one byte too many ends the reading. */
export async function readFileBody(request: FastifyRequest, mostBytes: number): Promise<Buffer> {
  const stream = request.body as AsyncIterable<Buffer> | undefined;
  if (!stream || typeof stream !== 'object' || !(Symbol.asyncIterator in stream)) {
    throw new AppError('request.media-type-unsupported');
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    bytes += part.length;
    if (bytes > mostBytes) throw new AppError('request.body-too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
