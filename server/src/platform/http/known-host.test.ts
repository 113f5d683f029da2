import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

describe('known host', () => {
  const database = testDatabase();
  const apps: FastifyInstance[] = [];
  const market = async (variables: Record<string, string> = {}) => {
    const app = await testApp({ db: database.db }, variables);
    apps.push(app);
    return app;
  };
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  type Headers = Readonly<Record<string, string>>;
  const statusOf = async (app: FastifyInstance, headers: Headers, url = '/api/_auth/session') =>
    (await app.inject({ url, headers })).statusCode;

  describe('a market without PUBLIC_URL', () => {
    let app: FastifyInstance;
    beforeAll(async () => {
      app = await market({ HOST: 'mill.internal' });
    });

    it.each([
      'localhost',
      'localhost:4000',
      'LocalHost:1',
      '127.0.0.1:80',
      '127.0.0.9',
      '[::1]:4000',
      'mill.internal:4000',
    ])('is asked as %s', async (host) => expect(await statusOf(app, { host })).toBe(200));

    it.each([
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '127.evil.example',
      'evil.example:4000',
      'user@localhost',
      'localhost/evil.example',
      '192.0.2.7:4000',
      '[2001:db8::7]',
      '[::1',
    ])('refuses %j', async (host) => expect(await statusOf(app, { host })).toBe(421));

    it('says what to do, on every address', async () => {
      for (const url of ['/api/products', '/dev/mailbox', '/nowhere', '/api/nowhere']) {
        const answer = await app.inject({ url, headers: { host: 'evil.example' } });
        expect(answer.statusCode).toBe(421);
        expect(answer.json()).toMatchObject({ code: 'request.host-unknown', title: 'Misdirected Request' });
        expect(answer.json().detail).toContain('set PUBLIC_URL');
      }
    });

    it.each(['/api/health', '/api/ready'])('answers %s under any name', async (url) => {
      expect(await statusOf(app, { host: 'market-1.internal' }, url)).toBe(200);
    });

    it('is asked by the very address at which a connection came in', async () => {
      const listening = await market();
      const url = new URL(await listening.listen({ port: 0, host: '127.0.0.1' }));
      listening.server.on('connection', (socket) =>
        Object.defineProperty(socket, 'localAddress', { value: '::ffff:192.0.2.7' }),
      );
      const ask = (host: string) =>
        new Promise<number | undefined>((resolve, reject) => {
          const asked = request(
            { port: url.port, path: '/api/_auth/session', headers: { host } },
            (answer) => {
              answer.resume();
              resolve(answer.statusCode);
            },
          );
          asked.on('error', reject).end();
        });
      expect(await Promise.all(['192.0.2.7:4000', '192.0.2.8:4000'].map(ask))).toEqual([200, 421]);
    });
  });

  it.each<[Headers, number]>([
    [{ host: 'localhost', 'x-forwarded-host': 'localhost:9' }, 200],
    [{ host: 'localhost', 'x-forwarded-host': 'evil.example' }, 421],
    [{ host: 'evil.example', 'x-forwarded-host': 'localhost' }, 421],
  ])('behind a proxy %j is answered %i', async (headers, status) => {
    expect(await statusOf(await market({ TRUST_PROXY: 'loopback' }), headers)).toBe(status);
  });

  it.each([
    ['a market for real takes what its proxy passes on', 'false', 'inner:4000', 200],
    ['a demo is known by its address', 'true', 'market.example', 200],
    ['a demo opens its mailbox to no other name', 'true', 'evil.example', 421],
  ])('with PUBLIC_URL %s', async (_what, demo, host, status) => {
    const app = await market({ PUBLIC_URL: 'https://market.example', DEMO: demo });
    expect(await statusOf(app, { host })).toBe(status);
  });
});
