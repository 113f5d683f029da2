import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf } from 'shared-kit/contract/tables';
import type { Database } from '../../platform/db/index.ts';
import {
  AppError,
  defineModule,
  type ModuleContext,
  ownScope,
  unidentified,
} from '../../platform/http/index.ts';
import { clientKey } from './client-key.ts';
import { eventRoom } from './event-room.ts';
import { bodyLimit, readBody } from './read-body.ts';
import { type ReceivedEvent, readEvents } from './read-events.ts';
import { countRequest, insertEvents } from './repository.ts';

export { forgetEvents } from './forget-events.ts';
export { forwardEvents } from './forward-events.ts';

/** A tab sends at most one request in three seconds; many tabs may share an address. */
const requestsPerMinute = 300;
/** Paths to which the analytics client sends events. */
const clientPaths = ['e', 'i/v0/e', 'capture', 'track', 'batch'];

/** Receives analytics events of this market's pages; stores or forwards them as the operator chose. */
export const ingestModule = defineModule({
  name: 'ingest',
  routes: async (_route, context) => {
    const { app } = context;
    await app.register(ownScope('ingest', async (scope) => takeEvents(scope, context)));
  },
});

/** Endpoints in their own scope: they accept every type that browsers send without a CORS preflight. */
function takeEvents(scope: FastifyInstance, context: ModuleContext): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  const options = { config: { access: unidentified }, schema: { hide: true }, bodyLimit };
  const take = taker(context);
  scope.post('/ingest', options, async (request, reply) => {
    await take(request, reply, 'plain');
    return reply.code(204).header('cache-control', 'no-store').send();
  });
  for (const path of clientPaths) {
    for (const url of [`/ingest/${path}`, `/ingest/${path}/`]) {
      scope.post(url, options, async (request, reply) => {
        await take(request, reply, 'client');
        // The client's success answer.
        return reply.header('cache-control', 'no-store').send({ status: 1 });
      });
    }
  }
  scope.all('/ingest/*', options, () => {
    throw new AppError('endpoint.not-found');
  });
}

type Form = 'plain' | 'client';

/** Parses events and stores them if the operator configured a use; otherwise keeps nothing. */
function taker({ db, clock, env, secret, log }: ModuleContext) {
  const isForwarded = env.posthogForwardUrl !== null;
  const hasPurpose = isForwarded || env.analytics.keepDays > 0;
  const onFull = () => log.warn('analytics events are dropped: those stored take ANALYTICS_KEEP_MB');
  const room = eventRoom({ db, clock, mostBytes: env.analytics.keepBytes, onFull });
  return async (request: FastifyRequest, reply: FastifyReply, form: Form): Promise<void> => {
    const now = clock();
    if (hasPurpose) await limitRequests(db, clientKey(request.ip, secret), now, reply);
    const events = eventsOf(request, form, now);
    if (hasPurpose && (await room.take(events))) await insertEvents(db, events, now, isForwarded);
  };
}

async function limitRequests(db: Database, client: string, now: Date, reply: FastifyReply): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  if ((await countRequest(db, client, minute)) <= requestsPerMinute) return;
  reply.header('retry-after', '60');
  throw new AppError('request.too-many');
}

function eventsOf({ body, headers, query }: FastifyRequest, form: Form, now: Date): ReceivedEvent[] {
  if (!Buffer.isBuffer(body)) throw new AppError('request.malformed', { detail: 'There is no body' });
  const { compression } = fieldsOf(query);
  const json = readBody({
    bytes: body,
    mediaType: (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    compression: typeof compression === 'string' ? compression : undefined,
  });
  return readEvents(json, form, now);
}
