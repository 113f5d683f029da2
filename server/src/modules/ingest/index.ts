import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  AppError,
  defineModule,
  type ModuleContext,
  unidentified,
  whileListening,
} from '../../platform/http/index.ts';
import { clientKey } from './client-key.ts';
import { forwardDue } from './forwarder.ts';
import { bodyLimit, readBody } from './read-body.ts';
import { readEvents } from './read-events.ts';
import { countRequest, deleteOld, insertEvents } from './repository.ts';

/** A tab sends at most one request in three seconds; many may share an address. */
const requestsPerMinute = 300;
/** Where the analytics client sends events, below its host. */
const clientPaths = ['e', 'i/v0/e', 'capture', 'track', 'batch'];
const retentionDays = 90;
const day = 24 * 3_600_000;

/** Takes analytics events from this market's own pages, keeps them, and passes them on where that is configured. */
export const ingestModule = defineModule({
  name: 'ingest',
  routes: async (_route, context) => {
    const { app } = context;
    await app.register(async (scope) => takeEvents(scope, context));
    keepTidy(context);
    forward(context);
  },
});

/** Endpoints of their own kind: bodies come in whatever type browsers let a page send without asking. */
function takeEvents(scope: FastifyInstance, context: ModuleContext): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  const options = { config: { access: unidentified }, schema: { hide: true }, bodyLimit };
  scope.post('/ingest', options, async (request, reply) => {
    await take(request, reply, 'plain', context);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
  for (const path of clientPaths) {
    for (const url of [`/ingest/${path}`, `/ingest/${path}/`]) {
      scope.post(url, options, async (request, reply) => {
        await take(request, reply, 'client', context);
        // What the client takes for success.
        return reply.header('cache-control', 'no-store').send({ status: 1 });
      });
    }
  }
  scope.all('/ingest/*', options, () => {
    throw new AppError('endpoint.not-found');
  });
}

async function take(
  request: FastifyRequest,
  reply: FastifyReply,
  form: 'plain' | 'client',
  { db, clock, env, secret }: ModuleContext,
): Promise<void> {
  const now = clock();
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const requests = await countRequest(db, clientKey(request.ip, secret), minute);
  if (requests > requestsPerMinute) {
    reply.header('retry-after', '60');
    throw new AppError('request.too-many');
  }
  const { body, headers, query } = request;
  if (!Buffer.isBuffer(body)) throw new AppError('request.malformed', { detail: 'There is no body' });
  const { compression } = query as { compression?: unknown };
  const json = readBody({
    bytes: body,
    mediaType: (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
    compression: typeof compression === 'string' ? compression : undefined,
  });
  await insertEvents(db, readEvents(json, form, now), now, env.posthogForwardUrl !== null);
}

function keepTidy({ app, db, clock, log }: ModuleContext): void {
  whileListening(
    app,
    { log, name: 'forgetting old analytics events', pauseMs: 3_600_000 },
    async (stopped) => {
      const now = clock();
      const before = new Date(now.getTime() - retentionDays * day);
      while (!stopped.aborted && (await deleteOld(db, before, now, 5000)) > 0);
    },
  );
}

function forward({ app, db, clock, log, env }: ModuleContext): void {
  const url = env.posthogForwardUrl;
  if (!url) return;
  const host = { url, publicKey: env.public.posthogPublicKey };
  whileListening(app, { log, name: 'passing on analytics events', pauseMs: 5000 }, (stopped) =>
    forwardDue({ db, clock, log, host }, stopped),
  );
}
