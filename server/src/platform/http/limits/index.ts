import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { addressKey } from './address-key.ts';
import { type Client, openClients, takeTurn } from './client.ts';
import { limitConnections } from './connections.ts';
import { limits } from './limits.ts';
import { namedProxies } from './proxies.ts';
import { watchBodies } from './slow-bodies.ts';

/** A request's client, and the function that ends its turn. */
type Counted = { readonly client: Client; endTurn?: () => void };

/**
 * Keeps one address from using up what all need: connections, the event loop, memory. Each process counts for itself;
 * limits across processes are in the database.
 */
export function limitClients(app: FastifyInstance, trustProxy: readonly string[]): void {
  const clients = openClients();
  limitConnections(app.server, clients, namedProxies(trustProxy));
  const bodies = watchBodies();
  app.addHook('onClose', async () => bodies.stop());
  const unanswered = new WeakMap<Socket, number>();
  const counted = new WeakMap<FastifyRequest, Counted>();

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    // A request the server makes to itself belongs to a request that has its turn already.
    if (!(socket instanceof Socket)) return;
    const before = unanswered.get(socket) ?? 0;
    unanswered.set(socket, before + 1);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (before >= limits.pipelined) {
      socket.destroy();
      throw tooMany(reply);
    }
    // Watching also those without a body would keep each in memory for a second.
    if (hasBody(request)) bodies.add(request.raw);
    if (request.routeOptions.config.forWatchers) return;
    const key = addressKey(request.ip);
    const client = clients.of(key);
    const it: Counted = { client };
    counted.set(request, it);
    reply.raw.once('close', () => {
      it.endTurn?.();
      setImmediate(() => clients.forgetIdle(key));
    });
    if (client.waitingBytes > limits.waitingBytes) throw tooMany(reply);
    // A body is received before the turn, so that a slow sender delays nobody.
    if (!hasBody(request)) await waitForTurn(it, reply);
  });

  app.addHook('preValidation', async (request, reply) => {
    const it = counted.get(request);
    if (it && hasBody(request)) await waitForTurn(it, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const it = counted.get(request);
    if (!it) return;
    // The answer is ready. The client's next request needn't wait until it is received.
    it.endTurn?.();
    countWaitingBytes(it.client, reply, payload);
  });
}

/** An answer occupies memory until the client has received it. */
function countWaitingBytes(client: Client, { raw, request }: FastifyReply, payload: unknown): void {
  // The connection of a body refused half-way is gone already.
  (request.raw.socket as Socket | null)?.setTimeout(limits.sendingMs);
  const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
  if (raw.destroyed) return;
  client.waitingBytes += bytes;
  raw.once('close', () => {
    client.waitingBytes -= bytes;
  });
}

async function waitForTurn(it: Counted, reply: FastifyReply): Promise<void> {
  const { raw } = reply;
  const turn = takeTurn(it.client, (leave) => raw.once('close', leave));
  if (!turn) throw tooMany(reply);
  it.endTurn = await turn;
  // The client left while the turn was granted.
  if (raw.destroyed) it.endTurn();
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function tooMany(reply: FastifyReply): AppError {
  reply.header('retry-after', 1);
  return new AppError('request.too-many');
}
