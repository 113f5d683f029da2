import type { FastifyInstance } from 'fastify';
import { currentSession } from 'shared-kit/contract/current-session';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/http/index.ts';
import { readTrial, trialCookie } from './trial-cookie.ts';
import type { RunningTrialMarket } from './trial-market.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const isSignOut = ({ method, url }: Readonly<{ method: string; url: string }>) =>
  method === currentSession.end.method && url === currentSession.end.path;
/** Every product page counts its view, here in the fictional companies' market. */
const countsView = ({ method, url }: Readonly<{ method: string; url: string }>) =>
  method === 'PUT' && /^\/api\/products\/[^/]+\/view$/.test(url);
const mayWrite = (request: Readonly<{ method: string; url: string }>) =>
  isSignOut(request) || countsView(request);

type Parts = Readonly<{ trial: RunningTrialMarket; secret: string; clock: Clock }>;

/**
 * Answers a trial browser's API requests from the fictional companies' market, and refuses writes. Documents and
 * files don't depend on the data and are served as for everybody; the API requests of a document come through here
 * too.
 */
export function answerTrials(app: FastifyInstance, { trial, secret, clock }: Parts): void {
  app.addHook('onRequest', async (request, reply) => {
    const ticket = readTrial(secret, request.cookies[trialCookie], clock());
    if (!ticket) return;
    request.log = request.log.child({ trial: ticket.id });
    if (ticket.isOver) throw new AppError('trial.over');
    if (!reading.has(request.method) && !mayWrite(request)) throw new AppError('trial.read-only');
    if (!request.url.startsWith('/api/')) return;
    const api = await trial.api();
    reply.hijack();
    api.routing(request.raw, reply.raw);
  });
  app.addHook('onClose', () => trial.close());
}
