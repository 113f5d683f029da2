import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { anyone, defineModule, unidentified } from '../http/index.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { askThread, countThreads, laneLimits, type ThreadKind } from './index.ts';

describe('threads of requests', () => {
  const kind: ThreadKind = {
    file: new URL('../testing/test-thread.ts', import.meta.url),
    work: 'files',
    heapMb: 64,
    buffersMb: 64,
  };
  const { running, underWay } = laneLimits.files;
  const database = testDatabase();
  const doors = ['/api/spin', '/spin'] as const;
  const spinning = defineModule({
    name: 'spinning',
    routes: (route, { app }) => {
      const handler = async () => void (await askThread(kind, { do: 'spin' }));
      route({ method: 'GET', url: doors[0], access: anyone, answer: z.void(), summary: 'Spins', handler });
      app.get(doors[1], { config: { access: unidentified }, schema: { hide: true } }, handler);
    },
  });
  let app: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    app = await testApp({ db: database.db, modules: [spinning] });
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.close());

  const open = (path: string) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let text = '';
    socket.setEncoding('utf8').on('data', (more: string) => {
      text += more;
    });
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return { leave: () => socket.destroy(), text: () => text };
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const areAll = (running: number, waiting: number) => () => {
    const count = countThreads('files');
    return count.running === running && count.waiting === waiting;
  };

  it.each(doors)('of %s end when the client has left, in line too', async (door) => {
    const [first, second, third] = [open(door), open(door), open(door)];
    await until(areAll(2, 1));
    third.leave();
    await until(areAll(2, 0));
    first.leave();
    second.leave();
    await until(areAll(0, 0));
  });

  it('are counted for a visitor by address: the next is told at once to try again', async () => {
    const all = Array.from({ length: underWay.company }, (_, at) => open(doors[at % 2] ?? doors[0]));
    await until(areAll(running.company, underWay.company - running.company));
    const refused = open(doors[0]);
    await until(() => refused.text().includes('server.busy'));
    expect(refused.text()).toMatch(/^HTTP\/1.1 503 .*retry-after: 5/is);
    for (const { leave } of [...all, refused]) leave();
    await until(areAll(0, 0));
  });
});
