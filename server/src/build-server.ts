import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import { findSession } from './modules/accounts/index.ts';
import { modules } from './modules.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Database, newId } from './platform/db/index.ts';
import type { Env } from './platform/env.ts';
import type { FileStore } from './platform/files/index.ts';
import { unidentified } from './platform/http/access.ts';
import { describeApi, openReferencePage } from './platform/http/api-reference.ts';
import { AppError } from './platform/http/app-error.ts';
import { noteBrokenOff } from './platform/http/broken-off.ts';
import { guardRoutes } from './platform/http/guard.ts';
import { type JsonSchema, serialiser } from './platform/http/json-schema.ts';
import { refuseUnknownHosts } from './platform/http/known-host.ts';
import { limitClients } from './platform/http/limits/index.ts';
import { limits } from './platform/http/limits/limits.ts';
import type { ServerModule } from './platform/http/module.ts';
import { routeRegistrar } from './platform/http/mount-routes.ts';
import { checkOrigin } from './platform/http/origin-check.ts';
import { ownScope } from './platform/http/own-scope.ts';
import { sendProblem } from './platform/http/problem-handler.ts';
import { readableUrl } from './platform/http/readable-url.ts';
import type { Readiness } from './platform/http/readiness.ts';
import { addSecurityHeaders, type PageHashes } from './platform/http/security-headers.ts';
import { prepareStop } from './platform/http/stop-serving.ts';
import { takingTurns } from './platform/http/turns.ts';
import { createMetrics } from './platform/metrics/index.ts';
import { askForRequests } from './platform/threads/ask-for-requests.ts';
import { countWrite } from './platform/write-limit/index.ts';
import { answerTrials, type RunningTrialMarket } from './trial/index.ts';

export type ServerParts = Readonly<{
  env: Env;
  db: Database;
  /** For jobs, live news and readiness. Default: the connections of `db`. */
  background?: Database;
  files: FileStore;
  log: FastifyBaseLogger;
  /** Signs session cookies. */
  secret: string;
  clock?: Clock;
  /** Pages, areas and static files. Each of its routes names `config.access` like all others. */
  web?: FastifyPluginAsync;
  /** Hashes of the pages' current inline blocks. */
  pageHashes?: () => PageHashes;
  modules?: readonly ServerModule[];
  /** The market for trying releases. */
  trial?: RunningTrialMarket;
}>;

const kilobyte = 1024;

function createApp({ env, db, log }: ServerParts): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // Each request is logged once, below, when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    connectionTimeout: limits.sendingMs,
    bodyLimit: 512 * kilobyte,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // A long search in Turkish or emoji makes a URL of about 30 kB; Node's default of 16 would refuse it.
    http: {
      maxHeaderSize: 64 * kilobyte,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: 2000,
    },
    forceCloseConnections: true,
    // While stopping, a 503 would reach visitors; a closed connection lets a proxy try another process.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
  });
  app.decorate('metrics', createMetrics(db));
  app.decorate('readiness', {} satisfies Readiness);
  prepareStop(app);
  noteBrokenOff(app);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime: milliseconds } = reply;
    // A stream's duration says nothing about the server's speed.
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) app.metrics.answered({ method: request.method, route, status }, milliseconds / 1000);
    request.log.info({ req: request, res: reply, route, milliseconds: Math.round(milliseconds) }, 'answered');
  });
  // Only JSON, and the types that a route names; others get 415.
  app.removeContentTypeParser('text/plain');
  // The route's zod schema validates input, so Fastify's validator isn't needed.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler<JsonSchema>(({ schema }) => serialiser(schema));
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(new AppError('page.not-found'), request, reply));
  return app;
}

/** The whole server, ready to listen or to be called with `inject`. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { env, db, background = db, files, log, web, secret, trial, clock = systemClock } = parts;
  const app = createApp(parts);
  addSecurityHeaders(app, {
    publicOrigin: env.publicOrigin,
    analyticsOrigin: env.analyticsOrigin,
    pageHashes: parts.pageHashes ?? (() => ({ scripts: [], styles: [] })),
  });
  limitClients(app, env.trustProxy);
  refuseUnknownHosts(app, env);
  checkOrigin(app, env.publicOrigin);
  await app.register(cookie);
  if (trial) answerTrials(app, { trial, secret, clock });
  const inDevelopment = env.mode === 'development';
  if (inDevelopment) openReferencePage(app);
  const sessions = { db, secret, secure: env.publicOrigin?.startsWith('https:') ?? false };
  guardRoutes(app, async (request) => (await findSession(sessions, request))?.actor ?? null);
  askForRequests(app, env.threadSeconds);
  await describeApi(app, inDevelopment);
  const checkAnswers = env.mode !== 'production';
  const inTurn = takingTurns((write) => countWrite(db, write, env.writesPerMinute));
  for (const { name, routes } of parts.modules ?? modules) {
    const route = routeRegistrar(app, name, { checkAnswers, inTurn, clock });
    await routes(route, { db, background, clock, env, files, log, secret, app });
  }
  app.all('/api/*', { config: { access: unidentified }, schema: { hide: true } }, () => {
    throw new AppError('endpoint.not-found');
  });
  if (web) await app.register(ownScope('web', web));
  return app;
}
