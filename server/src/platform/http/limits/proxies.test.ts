import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { anyone, defineModule } from '../index.ts';
import { limits } from './limits.ts';
import { namedProxies } from './proxies.ts';

// Opening more connections than an address may have takes a while on a busy machine.
describe('proxies', () => {
  const database = testDatabase();

  it.each([
    [[], '127.0.0.1', false],
    [['loopback'], '127.0.0.1', true],
    [['loopback'], '::1', true],
    [['loopback'], '192.0.2.1', false],
    [['uniquelocal'], '10.1.2.3', true],
    [['192.0.2.1', '198.51.100.0/24'], '198.51.100.9', true],
    [['192.0.2.1'], '192.0.2.2', false],
    [['2001:db8::/32'], '2001:db8::1', true],
  ])('with the proxies %j, that %s is one is %s', (trusted, address, is) => {
    expect(namedProxies(trusted)(address)).toBe(is);
  });

  describe('behind a named proxy', () => {
    const sockets: Socket[] = [];
    let app: FastifyInstance;
    let asked = 0;
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    let port = 0;
    beforeAll(async () => {
      const slowly = defineModule({
        name: 'slowly',
        routes: (route) =>
          route({
            method: 'GET',
            url: '/api/slow',
            access: anyone,
            answer: z.object({}),
            summary: 'Waits',
            handler: async () => {
              asked += 1;
              await gate;
              return {};
            },
          }),
      });
      app = await testApp({ db: database.db, modules: [slowly] }, { TRUST_PROXY: 'loopback' });
      port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    }, 120_000);
    afterAll(async () => {
      go();
      for (const socket of sockets) socket.destroy();
      await app.close();
    }, 120_000);
    const ask = (client: string) => {
      const socket = connect({ port, host: '127.0.0.1' });
      sockets.push(socket);
      let text = '';
      socket.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      socket.write(`GET /api/slow HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n\r\n`);
      return () => text;
    };
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
    };

    it('the client counts, of IPv6 its /64, and the proxy has as many connections as it needs', async () => {
      const neighbours = Array.from({ length: limits.running + 3 }, (_, index) =>
        ask(`2001:db8:1:2::${index + 1}`),
      );
      await until(() => asked === limits.running);
      const others = ['2001:db8:1:3::1', '192.0.2.1', '192.0.2.2'].map(ask);
      await until(() => asked === limits.running + others.length);
      go();
      for (const text of [...neighbours, ...others]) await until(() => text().includes('HTTP/1.1 200'));
      for (let count = 0; count < limits.connections; count += 250) {
        const more = Array.from({ length: 250 }, () => ask('192.0.2.3'));
        for (const text of more) await until(() => text().includes('HTTP/1.1 200'));
      }
      expect(sockets.length).toBeGreaterThan(limits.connections);
      expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
    }, 120_000);
  });
});
