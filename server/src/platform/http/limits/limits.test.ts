import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { anyone, defineModule } from '../index.ts';
import { endTurn, openClients, takeTurn } from './client.ts';
import { limits } from './limits.ts';

// Opening as many connections as an address may have takes a while on a busy machine.
describe('limits', () => {
  describe('turns of one address', () => {
    const busy = () => {
      const client = openClients().of('192.0.2.1');
      for (let count = 0; count < limits.running; count++) takeTurn(client, () => undefined);
      return client;
    };

    it('are limited; later requests wait in order of arrival', async () => {
      const client = busy();
      const order: number[] = [];
      for (const place of [1, 2]) takeTurn(client, () => order.push(place));
      expect([client.running, client.line.size, order]).toEqual([limits.running, 2, []]);
      endTurn(client);
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect([client.running, client.line.size, order]).toEqual([limits.running, 1, [1]]);
    });

    it('are refused when the line is full, and free again once a waiting request leaves', () => {
      const client = busy();
      const waiting = Array.from({ length: limits.inLine }, () => () => undefined);
      for (const begin of waiting) expect(takeTurn(client, begin)).toBe(true);
      expect(takeTurn(client, () => undefined)).toBe(false);
      for (const begin of waiting.slice(0, 1)) client.line.delete(begin);
      expect(takeTurn(client, () => undefined)).toBe(true);
    });
  });

  it('an address that has nothing open is forgotten', () => {
    const clients = openClients();
    clients.of('a').connections = 1;
    clients.of('b');
    for (const key of ['a', 'b']) clients.forgetIdle(key);
    expect(clients.size).toBe(1);
  });

  const database = testDatabase();

  describe('a server', () => {
    const sockets: Socket[] = [];
    let app: FastifyInstance;
    let port = 0;
    let go: () => void;
    let asked = 0;
    let gate: Promise<void>;
    const shut = () => {
      asked = 0;
      gate = new Promise((resolve) => {
        go = resolve;
      });
    };
    const large = Buffer.alloc(8 * 1024 * 1024);
    const slowly = defineModule({
      name: 'slowly',
      routes: (route) => {
        const common = { url: '/api/slow', access: anyone, answer: z.object({}), summary: 'Waits' } as const;
        const handler = async () => {
          asked += 1;
          await gate;
          return {};
        };
        route({ ...common, method: 'GET', handler });
        route({ ...common, method: 'POST', body: z.object({ a: z.string() }), handler });
        route({
          ...common,
          url: '/api/large',
          method: 'GET',
          contentType: 'application/octet-stream',
          answer: z.instanceof(Buffer),
          handler: () => large,
        });
        route({
          ...common,
          url: '/api/watched',
          method: 'GET',
          forWatchers: true,
          handler: () => ({}),
        });
      },
    });
    beforeAll(async () => {
      shut();
      app = await testApp({ db: database.db, modules: [slowly] });
      port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    }, 120_000);
    afterAll(async () => {
      go();
      for (const socket of sockets) socket.destroy();
      await app.close();
    }, 120_000);
    const open = (localAddress = '127.0.0.2') => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.on('error', () => undefined);
      sockets.push(socket);
      let text = '';
      socket.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
      return { socket, closed, text: () => text };
    };
    const get = (path = '/api/slow') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
    };

    it('ends a connection on which more is asked than anybody asks at once', async () => {
      const { socket, closed } = open();
      socket.write(get().repeat(limits.pipelined + 1));
      expect(await closed).toBe('');
      const within = open();
      within.socket.write(get().repeat(limits.pipelined));
      go();
      await until(() => within.text().split('HTTP/1.1 200').length === limits.pipelined + 1);
      shut();
    }, 120_000);

    it('makes a busy address wait, and still answers other addresses and streams', async () => {
      const all = Array.from({ length: limits.running + 3 }, () => open());
      for (const { socket } of all) socket.write(get());
      await until(() => asked === limits.running);
      const [other, watcher] = [open('127.0.0.3'), open()];
      other.socket.write(get());
      await until(() => asked === limits.running + 1);
      watcher.socket.write(get('/api/watched'));
      await until(() => watcher.text().includes('HTTP/1.1 200'));
      go();
      for (const { text } of all) await until(() => text().includes('HTTP/1.1 200'));
      shut();
    }, 120_000);

    it('holds no turn for a body that is still coming', async () => {
      const head = 'POST /api/slow HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\n';
      const slow = Array.from({ length: limits.running + 1 }, () => open());
      for (const { socket } of slow) socket.write(`${head}content-length: 9\r\n\r\n{`);
      const { socket, text } = open();
      go();
      socket.write(get());
      await until(() => text().includes('HTTP/1.1 200'));
      for (const { socket: each } of slow) each.write('"a":"b"}');
      for (const each of slow) await until(() => each.text().includes('HTTP/1.1 200'));
    }, 120_000);

    it('closes the connections of an address that are more than it may have', async () => {
      const answered = async (address: string) => {
        const it = open(address);
        it.socket.write(get('/api/watched'));
        await Promise.race([it.closed, until(() => it.text().includes('HTTP/1.1 200'))]);
        return { ...it, isOpen: it.text() !== '' };
      };
      const all: Awaited<ReturnType<typeof answered>>[] = [];
      // As many as a listening server keeps unaccepted.
      const batch = 250;
      while (all.length < limits.connections)
        all.push(...(await Promise.all(Array.from({ length: batch }, () => answered('127.0.0.4')))));
      expect(all.filter(({ isOpen }) => isOpen)).toHaveLength(limits.connections);
      expect((await answered('127.0.0.4')).isOpen).toBe(false);
      expect((await answered('127.0.0.5')).isOpen).toBe(true);
      all[0]?.socket.destroy();
      // The server notices the closed connections with a delay.
      while (!(await answered('127.0.0.4')).isOpen);
      for (const { socket } of all) socket.destroy();
    }, 120_000);

    it('refuses an address that does not receive its answers, until it disconnects', async () => {
      const count = Math.ceil(limits.waitingBytes / large.length) + 1;
      const unread = Array.from({ length: count }, () => open('127.0.0.6'));
      for (const { socket } of unread) {
        socket.pause();
        socket.write(get('/api/large'));
      }
      const statusFor = async (address: string) => {
        const { socket, text } = open(address);
        socket.write(get('/api/large'));
        await until(() => text().length > 12);
        socket.destroy();
        return text().slice(9, 12);
      };
      const untilStatus = async (status: string) => {
        while ((await statusFor('127.0.0.6')) !== status);
      };
      await untilStatus('429');
      expect(await statusFor('127.0.0.7')).toBe('200');
      for (const { socket } of unread) socket.destroy();
      await untilStatus('200');
    }, 120_000);
  });
});
