import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Accepts only files of this type as request bodies. */
export function acceptFiles(scope: FastifyInstance, type: string): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(type, (_request, stream, done) => done(null, stream));
}

/** The uploaded file as a stream. Only the intake reads it, and what checks archives of releases. */
export function fileBody({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw new AppError('request.media-type-unsupported');
}
