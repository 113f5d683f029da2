import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { pack } from 'tar-stream';
import { injecting, makeWorld, type World } from '../access/testing/world.ts';
import { prepareMarket } from '../modules/catalogue/testing.ts';
import { createLog } from '../platform/logging/log.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';
import { bring, doors } from './testing/ways-in.ts';

/** Large enough that half of it is no answer's worth. */
async function fileFor(door: (typeof doors)[number]): Promise<Buffer> {
  if (door !== 'release') return Buffer.alloc(400_000, '%PDF-1.7 ');
  const archive = pack();
  archive.entry({ name: 'area.js' }, randomBytes(400_000));
  archive.finalize();
  return buffer(archive);
}

type Line = Readonly<{ level: number; msg: string; req?: { method: string } }>;

describe('what a client breaks off', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let world: World;
  let lines: Line[] = [];
  const log = new Writable({
    write: (text, _encoding, done) => {
      lines.push(JSON.parse(String(text)));
      done();
    },
  });
  beforeAll(async () => {
    app = await testApp({ ...database, log: createLog('info', log) }, { TRUST_PROXY: 'loopback' });
    await prepareMarket(database.db);
    world = await makeWorld(database.db, (asked) => injecting(app)(asked));
    await app.listen({ port: 0, host: '127.0.0.1' });
  }, 180_000);
  afterAll(() => app.close());
  beforeEach(() => {
    lines = [];
  });

  /** Sends the beginning of a request, and closes the connection before the rest. */
  const cutting: World['ask'] = async (role, method, path, body, type = 'application/json') => {
    const bound = app.server.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const content = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    const socket = connect({ port, host: '127.0.0.1' });
    const headers = {
      host: `127.0.0.1:${port}`,
      ...world.people.headersOf(role),
      'content-type': type,
      'content-length': String(content.length),
      'idempotency-key': '0197a000-0000-7000-8000-0000000000aa',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
    socket.write(content.subarray(0, content.length / 2));
    await wait(400);
    socket.resetAndDestroy();
    return { status: 0, text: '' };
  };
  const ofWrites = () => lines.filter(({ req, level }) => level >= 40 || (req && req.method !== 'GET'));
  /** What was logged of it, once nothing more comes. */
  async function logged(): Promise<readonly Line[]> {
    for (let tries = 0; ofWrites().length === 0 && tries < 50; tries++) await wait(100);
    await wait(300);
    return ofWrites();
  }
  const once = [expect.objectContaining({ level: 30, msg: 'broken off by the client' })];

  it.each(doors)('is said once, and alarms nobody: a file at the door for %s', async (door) => {
    await bring({ ...world, ask: cutting }, door, await fileFor(door), 'a.pdf');
    expect(await logged()).toEqual(once);
  });

  it('is said once, and alarms nobody: JSON', async () => {
    await cutting('buyer', 'POST', '/api/cart/lines', { productId: world.products.seller, quantity: 1 });
    expect(await logged()).toEqual(once);
  });
});
