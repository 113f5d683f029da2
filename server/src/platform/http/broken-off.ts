import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a stream fails with when the connection under it is gone. */
const goneCodes = new Set<unknown>([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ABORT_ERR',
]);

/** Whether a request failed only because its client stopped sending it. */
export const isBrokenOff = ({ raw }: FastifyRequest, { code }: Readonly<{ code?: unknown }>): boolean =>
  raw.destroyed && !raw.complete && goneCodes.has(code);

/** Logs once, as nothing to worry about, that a client left before it had its answer. */
export function noteBrokenOff(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      // A stream of news ends in no other way.
      const isNews = String(reply.getHeader('content-type')).startsWith('text/event-stream');
      if (reply.raw.writableEnded || isNews) return;
      const route = request.routeOptions.url ?? 'none';
      request.log.info({ req: request, route }, 'broken off by the client');
    });
    done();
  });
}
