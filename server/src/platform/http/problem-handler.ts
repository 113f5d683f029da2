import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, Problem } from 'shared-kit/contract/errors';
import { type DatabaseTrouble, databaseTrouble } from '../db/database-trouble.ts';
import { AppError } from './app-error.ts';
import { isBrokenOff } from './broken-off.ts';

/** Our codes for the failures that Fastify detects. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media-type-unsupported',
};

const troubleCodes: Readonly<Record<DatabaseTrouble, ErrorCode>> = {
  away: 'database.away',
  busy: 'database.busy',
  full: 'storage.full',
};

function asAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (isBrokenOff(request, error)) return new AppError('request.abandoned', { cause: error });
  const known = frameworkCodes[error.code];
  if (known) return new AppError(known, { cause: error });
  if (error.statusCode === 429) return new AppError('request.too-many', { cause: error });
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('request.malformed', { cause: error });
  }
  const trouble = databaseTrouble(error);
  return new AppError(trouble ? troubleCodes[trouble] : 'internal', { cause: error });
}

/** Logged at debug level while the database is away: the outage is logged once. */
function logFailure({ request, failure }: Readonly<{ request: FastifyRequest; failure: AppError }>): void {
  const details = { err: failure.cause ?? failure };
  const isAway = failure.code === 'database.away' || databaseTrouble(failure) === 'away';
  if (isAway) request.log.debug(details, 'the database is away');
  else if (failure.code === 'database.busy') request.log.warn(details, 'the database is busy');
  else if (failure.code === 'server.busy') request.log.warn(details, 'too much is under way');
  else if (failure.code === 'storage.full') request.log.warn(details, 'the disk is full');
  else request.log.error(details, 'request failed');
}

/**
 * Sets the headers of every error answer, whatever its body. Logs failures that the caller can't fix, with their
 * cause.
 */
export function beginFailure(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): AppError {
  const failure = asAppError(error, request);
  if (failure.status >= 500) logFailure({ request, failure });
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  reply
    .code(failure.status)
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id);
  return failure;
}

/** Sends a failure as a problem document. */
export function sendProblem(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  return sendProblemOf(beginFailure(error, request, reply), request, reply);
}

export function sendProblemOf(failure: AppError, request: FastifyRequest, reply: FastifyReply) {
  const problem: Problem = {
    type: `urn:problem:${failure.code}`,
    title: STATUS_CODES[failure.status] ?? 'Error',
    status: failure.status,
    code: failure.code,
    requestId: request.id,
    ...(failure.detail !== undefined && { detail: failure.detail }),
    ...(failure.errors && { errors: [...failure.errors] }),
    ...(failure.room && { room: failure.room }),
  };
  return reply.type('application/problem+json').send(JSON.stringify(problem));
}
