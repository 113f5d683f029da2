import type { ServerResponse } from 'node:http';
import { Server as NetServer, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { withinLimit } from '../within-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    serving: Serving;
  }
}

type Serving = Readonly<{
  /** Aborts when the stop begins. Answers without an end must end then. */
  stopping: AbortSignal;
  /** Lets every request that has begun end whole, then closes the app. */
  stop: () => Promise<void>;
}>;

/** Less than the ten seconds that Docker waits before it kills. */
const mostStopMs = 8000;

/**
 * Prepares a stop in which every request is either answered whole or meets a closed connection, which a proxy repeats
 * elsewhere. The app is closed last, because pages ask its API while they are made.
 */
export function prepareStop(app: FastifyInstance, mostMs = mostStopMs): void {
  const stopping = new AbortController();
  const connections = trackConnections(app);
  const closed = new Promise<void>((resolve) => app.server.once('close', resolve));

  app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    // Pipelined behind an answer that ends its connection. The server's own requests go on.
    if (stopping.signal.aborted && socket instanceof Socket) return;
    done();
  });

  app.decorate('serving', {
    stopping: stopping.signal,
    stop: async () => {
      if (app.server.listening) {
        // HTTP's own `close` would cut answers whose last bytes are still on their way.
        NetServer.prototype.close.call(app.server);
        connections.endAfterAnswers();
        stopping.abort();
        await withinLimit(closed, mostMs, () => new Error('requests go on')).catch(connections.destroy);
      }
      await app.close();
    },
  });
}

/** Open connections with their unfinished answers, oldest first. */
function trackConnections({ server }: FastifyInstance) {
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isEnding = false;
  server.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  // Before the app answers, which it may do at once.
  server.prependListener('request', ({ socket }, answer) => {
    if (isEnding) return;
    const answers = connections.get(socket);
    answers?.add(answer);
    answer.once('close', () => {
      answers?.delete(answer);
      if (isEnding && answers?.size === 0) socket.end();
    });
  });
  return {
    endAfterAnswers: () => {
      isEnding = true;
      for (const [socket, answers] of connections) {
        const last = [...answers].at(-1);
        if (!last) socket.destroy();
        // Says `Connection: close`, so that no client reuses the connection.
        else if (!last.headersSent) last.shouldKeepAlive = false;
      }
    },
    destroy: () => {
      for (const socket of connections.keys()) socket.destroy();
    },
  };
}
