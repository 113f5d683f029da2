import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, Problem } from 'shared-kit/contract';
import { AppError } from './app-error.ts';

/** Failures that Fastify finds by itself, under our codes. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media-type-unsupported',
};

function asAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  const known = frameworkCodes[error.code];
  if (known) return new AppError(known, { cause: error });
  if (error.statusCode === 429) return new AppError('request.too-many', { cause: error });
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('request.malformed', { cause: error });
  }
  return new AppError('internal', { cause: error });
}

/** Every failure leaves as a problem document. What the caller can't act on is logged with its cause, not told. */
export function sendProblem(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const failure = asAppError(error);
  if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, 'request failed');
  const problem: Problem = {
    type: `urn:problem:${failure.code}`,
    title: STATUS_CODES[failure.status] ?? 'Error',
    status: failure.status,
    code: failure.code,
    requestId: request.id,
    ...(failure.detail !== undefined && { detail: failure.detail }),
    ...(failure.errors && { errors: [...failure.errors] }),
  };
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}
