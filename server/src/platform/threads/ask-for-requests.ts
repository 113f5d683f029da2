import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../http/limits/address-key.ts';
import { type Asker, inSeconds, workFor } from './asker.ts';

/**
 * Threads that a handler starts are counted for its visitor. They end when the client leaves, at the latest `wallSeconds`
 * after the handler began.
 */
export function askForRequests(app: FastifyInstance, wallSeconds: number): void {
  app.addHook('preHandler', (request, reply, done) =>
    workFor({ ...askerOf(request, reply), endsAt: inSeconds(wallSeconds) }, done),
  );
}

const askerOf = ({ actor, ip }: FastifyRequest, reply: FastifyReply): Omit<Asker, 'endsAt'> => ({
  kind: 'request',
  person: actor?.userId ?? null,
  // An office may share an address.
  company: actor ? actor.companyId : addressKey(ip),
  signal: () => whenLeft(reply),
});

function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  if (raw.destroyed) left.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
