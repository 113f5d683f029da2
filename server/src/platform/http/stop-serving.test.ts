import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { prepareStop } from './stop-serving.ts';

const megabytes = 20;

describe('stopping', () => {
  const opened: Agent[] = [];
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const agent of opened.splice(0)) agent.destroy();
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  /** Its page asks the API while it is made, and its news end late, as in the market. */
  async function serve(mostMs?: number) {
    const app = Fastify({ forceCloseConnections: true, return503OnClosing: false });
    apps.push(app);
    prepareStop(app, mostMs);
    let asked = 0;
    app.addHook('preClose', () => wait(300));
    app.get('/api', async () => ({ asked: ++asked }));
    app.get('/page', async (request) => {
      const { ms = '0' } = request.query as { ms?: string };
      await wait(Number(ms));
      return `${(await app.inject('/api')).statusCode} made`;
    });
    app.get('/large', async () => Buffer.alloc(megabytes * 1e6));
    app.get('/news', async (_request, reply) => {
      const news = new PassThrough();
      app.serving.stopping.addEventListener('abort', () => news.end('over'));
      news.write('first ');
      return reply.type('text/event-stream').send(news);
    });
    app.get('/never', () => new Promise(() => undefined));
    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    return { app, port, asked: () => asked };
  }

  const keptAlive = (): Agent => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    opened.push(agent);
    return agent;
  };
  const ask = async (port: number, path: string, agent = keptAlive()): Promise<IncomingMessage> => {
    const [answer] = await once(get({ host: '127.0.0.1', port, path, agent }), 'response');
    return answer;
  };

  it('answers what was begun as a whole, and then closes its connection', async () => {
    const { app, port } = await serve();
    const answered = ask(port, '/page?ms=200');
    await once(app.server, 'request');
    const stopped = app.serving.stop();
    const answer = await answered;
    expect(answer.headers.connection).toBe('close');
    expect(await text(answer)).toBe('200 made');
    await stopped;
  });

  it('lets what comes later meet a closed connection, never a failure', async () => {
    const { app, port } = await serve();
    const agents = Array.from({ length: 5 }, keptAlive);
    for (const agent of agents) await text(await ask(port, '/page', agent));
    const stopped = app.serving.stop();
    for (const agent of agents) {
      const answer = await ask(port, '/page', agent).catch((error: NodeJS.ErrnoException) => error.code);
      expect(['ECONNRESET', 'ECONNREFUSED']).toContain(answer);
      await wait(60);
    }
    await stopped;
  });

  it('sends a large answer to its end to a client that reads slowly', async () => {
    const { app, port } = await serve();
    const answer = await ask(port, '/large');
    const stopped = app.serving.stop();
    await wait(100);
    expect((await text(answer)).length).toBe(megabytes * 1e6);
    await stopped;
  });

  it('ends streams that have no end, and silent connections', async () => {
    const { app, port } = await serve();
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const news = await ask(port, '/news');
    const since = performance.now();
    const stopped = app.serving.stop();
    silent.on('error', () => undefined);
    expect(await text(news)).toBe('first over');
    await stopped;
    expect(performance.now() - since).toBeLessThan(5000);
  });

  it('runs no request that was sent behind another, whose answer ends the connection', async () => {
    const { app, port, asked } = await serve();
    const socket: Socket = connect(port, '127.0.0.1');
    const request = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: market\r\n\r\n`);
    request('/page?ms=300');
    await once(app.server, 'request');
    const stopped = app.serving.stop();
    request('/api');
    expect(await text(socket)).toMatch(/200 made$/);
    await stopped;
    expect(asked()).toBe(1);
  });

  it('cuts what goes on for longer than it waits', async () => {
    const { app, port } = await serve(200);
    const answered = ask(port, '/never').catch((error: NodeJS.ErrnoException) => error.code);
    await once(app.server, 'request');
    await app.serving.stop();
    expect(await answered).toBe('ECONNRESET');
  });
});
