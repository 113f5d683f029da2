import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Accepts only files of this type as request bodies. */
export function acceptFiles(scope: FastifyInstance, type: string): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(type, (_request, stream, done) => done(null, stream));
}

/** The uploaded file as a stream. */
export function fileBody({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw new AppError('request.media-type-unsupported');
}

/** Reads the uploaded file; stops and throws at the first byte over the limit. */
export async function readFileBody(request: FastifyRequest, mostBytes: number): Promise<Buffer> {
  const stream: AsyncIterable<Buffer> = fileBody(request);
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    bytes += part.length;
    if (bytes > mostBytes) throw new AppError('request.body-too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
