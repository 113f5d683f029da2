import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { fieldsOf } from 'shared-kit/contract/tables';

/** Paths with tokens that work like passwords for anyone who reads the log. */
const tokenPath = /^((?:\/[a-z]{2})?\/(?:login|reset-password|shared))\/[^/]+/;

/** A request's path for the log, without its query: that may hold searches, addresses and tokens. */
export const pathOnly = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(tokenPath, '$1/{token}');

/** Keys that never reach the log. */
const personal = ['cookie', 'set-cookie', 'authorization', 'email', 'password', 'token'];
const redact = {
  paths: personal.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
  censor: '[hidden]',
};

type LoggedError = Readonly<{
  type: string;
  code?: unknown;
  message: string;
  stack: string;
  cause?: LoggedError;
}>;

/**
 * An error without the data that was sent: a failed query's message ends with its parameters, and drivers attach
 * themselves.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown value', stack: '' };
  const { code } = fieldsOf(error);
  return {
    type: error.constructor.name,
    ...(code !== undefined && { code }),
    message: error.message.replace(/\nparams:[\s\S]*$/, ''),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

/** A log without personal data: no mail or network addresses, no cookies, no queries of URLs. */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact,
      serializers: {
        err: loggedError,
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: pathOnly(request.url),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    to,
  );
