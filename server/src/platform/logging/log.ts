import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** Tokens that are passwords in the shape of a path: whoever reads the log could use them. */
const tokenPath = /^((?:\/tr)?\/(?:login|reset-password|shared))\/[^/]+/;

/** The path of a request for the log: without the query, which may hold searches, addresses and tokens. */
export const pathOnly = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(tokenPath, '$1/{token}');

/** Keys that never reach the log, whoever passes the object. */
const personal = ['cookie', 'authorization', 'email', 'password', 'token', 'name', 'set-cookie'];
const redact = {
  paths: personal.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
  censor: '[hidden]',
};

/** Logs without personal data: no addresses of people or machines, no cookies, no query strings. */
export const createLog = (level: string): FastifyBaseLogger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact,
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathOnly(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  });
