import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { AppError } from '../app-error.ts';
import { addressKey } from './address-key.ts';
import { type Client, type Clients, endTurn, openClients, takeTurn } from './client.ts';
import { limitConnections } from './connections.ts';
import { limits } from './limits.ts';
import { namedProxies } from './proxies.ts';
import { watchBodies } from './slow-bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for the server's own requests and for event streams, which take no turn. */
    share: Share | null;
  }
}

/** A request's share of what its address may have. Only a running one has a turn, and gives it back. */
type Share = {
  readonly key: string;
  readonly client: Client;
  state: 'arriving' | 'running' | 'over';
  /** Of its answer, until the client has received it. */
  waitingBytes: number;
  leaveLine?: () => void;
};

/**
 * Keeps one address from using up what all need: connections, the event loop, memory. Each process counts for itself;
 * limits across processes are in the database. The hooks run with each request, so they are plain callbacks.
 */
export function limitClients(app: FastifyInstance, trustProxy: readonly string[]): void {
  const clients = openClients();
  limitConnections(app.server, clients, namedProxies(trustProxy));
  const bodies = watchBodies();
  app.addHook('onClose', async () => bodies.stop());
  const unanswered = new WeakMap<Socket, number>();
  app.decorateRequest('share', null);

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // A request the server makes to itself belongs to a request that has its turn already.
    if (!(socket instanceof Socket)) return done();
    const before = unanswered.get(socket) ?? 0;
    unanswered.set(socket, before + 1);
    const share = request.routeOptions.config.forWatchers ? null : shareOf(clients, request);
    request.share = share;
    reply.raw.once('close', () => {
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
      if (share) giveBack(clients, share);
    });
    if (before >= limits.pipelined) {
      socket.destroy();
      return done(tooMany(reply));
    }
    const withBody = hasBody(request);
    // Watching also those without a body would keep each in memory for a second.
    if (withBody) bodies.add(request.raw);
    if (!share) return done();
    if (share.client.waitingBytes > limits.waitingBytes) return done(tooMany(reply));
    // A body is received before the turn, so that a slow sender delays nobody.
    if (withBody) return done();
    waitForTurn(share, reply, done);
  });

  app.addHook('preValidation', ({ share }, reply, done) => {
    if (share?.state === 'arriving') waitForTurn(share, reply, done);
    else done();
  });

  app.addHook('onSend', ({ share }, { raw }, payload, done) => {
    if (share) {
      // The answer is ready. The client's next request needn't wait until it is received.
      endTurnOf(share);
      if (!raw.destroyed) countWaitingBytes(share, payload);
    }
    done();
  });
}

function shareOf(clients: Clients, { ip }: FastifyRequest): Share {
  const key = addressKey(ip);
  return { key, client: clients.of(key), state: 'arriving', waitingBytes: 0 };
}

/** An answer occupies memory until the client has received it. */
function countWaitingBytes(share: Share, payload: unknown): void {
  const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
  share.client.waitingBytes += bytes - share.waitingBytes;
  share.waitingBytes = bytes;
}

function waitForTurn(share: Share, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const begin = () => {
    // The client left while the turn was granted.
    if (share.state === 'over') return endTurn(share.client);
    share.state = 'running';
    done();
  };
  share.leaveLine = () => share.client.line.delete(begin);
  if (!takeTurn(share.client, begin)) done(tooMany(reply));
}

function endTurnOf(share: Share): void {
  const { state } = share;
  share.state = 'over';
  if (state === 'running') endTurn(share.client);
}

/** The request is answered, or its client has left. */
function giveBack(clients: Clients, share: Share): void {
  share.leaveLine?.();
  endTurnOf(share);
  share.client.waitingBytes -= share.waitingBytes;
  clients.forgetIdle(share.key);
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function tooMany(reply: FastifyReply): AppError {
  reply.header('retry-after', 1);
  return new AppError('request.too-many');
}
