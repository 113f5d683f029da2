import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '../../platform/logging/log.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testEnv } from '../../platform/testing/test-env.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { forwardEvents } from './forward-events.ts';
import { forwardDue, pauseAfter } from './forwarder.ts';
import { insertEvents } from './repository.ts';
import { analyticsEvent } from './schema.ts';

describe('forwarder', () => {
  type Batch = { api_key: string; batch: { uuid: string; event: string; properties: object }[] };

  const database = testDatabase();
  const start = new Date('2026-05-04T10:00:00Z');
  const never = new AbortController().signal;

  /** A fake analytics host: `answers` decides each status; null never answers. */
  let answers: (batch: Batch) => number | null = () => 200;
  let batches: Batch[] = [];
  let paths: string[] = [];
  let server: Server;
  let url = '';

  beforeEach(async () => {
    answers = () => 200;
    batches = [];
    paths = [];
    server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const batch = JSON.parse(text) as Batch;
      paths.push(request.url ?? '');
      batches.push(batch);
      const status = answers(batch);
      if (status !== null) response.writeHead(status).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await database.db.delete(analyticsEvent);
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const keep = (...names: string[]) =>
    insertEvents(
      database.db,
      names.map((name) => ({ name, properties: { distinct_id: 'd' }, occurredAt: start })),
      start,
      true,
    );
  const forwardAt = (now: Date, host = url, timeoutMs = 10_000) =>
    forwardDue(
      {
        db: database.db,
        clock: () => now,
        log: createLog('silent'),
        host: { url: host, publicKey: 'key', timeoutMs },
      },
      never,
    );
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const waiting = async () =>
    (await database.db.select().from(analyticsEvent))
      .filter((event) => event.forwardAt)
      .map(({ name }) => name);
  const sent = () => batches.flatMap(({ batch }) => batch.map(({ event }) => event));

  it('passes events on once, with the key', async () => {
    await keep('a', 'b');
    await forwardAt(start);
    await forwardAt(later(3600));
    expect(paths).toEqual(['/batch/']);
    expect(batches[0]).toMatchObject({
      api_key: 'key',
      batch: [
        { event: 'a', timestamp: '2026-05-04T10:00:00.000Z', properties: { distinct_id: 'd' } },
        { event: 'b' },
      ],
    });
    expect(await waiting()).toEqual([]);
  });

  it('names nobody where the event names nobody', async () => {
    await insertEvents(database.db, [{ name: 'a', properties: {}, occurredAt: start }], start, true);
    await forwardAt(start);
    const [event] = batches[0]?.batch ?? [];
    expect(event?.properties).toEqual({ distinct_id: event?.uuid, $process_person_profile: false });
  });

  it('empties a long queue in one turn', async () => {
    await keep(...Array.from({ length: 230 }, (_, index) => `event ${index}`));
    await forwardAt(start);
    expect(batches.map(({ batch }) => batch.length)).toEqual([100, 100, 30]);
  });

  describe('a host that is away loses nothing:', () => {
    const cases: [string, () => string][] = [
      ['it refuses connections', () => 'http://127.0.0.1:1'],
      [
        'it fails',
        () => {
          answers = () => 503;
          return url;
        },
      ],
      [
        'it never answers',
        () => {
          answers = () => null;
          return url;
        },
      ],
      [
        'it knows the key no more',
        () => {
          answers = () => 401;
          return url;
        },
      ],
    ];
    it.each(cases)('%s', async (_what, away) => {
      await keep('a', 'b');
      await forwardAt(start, away(), 200);
      expect(await waiting()).toEqual(['a', 'b']);
      batches = [];
      answers = () => 200;
      await forwardAt(later(4));
      expect(sent()).toEqual([]);
      await forwardAt(later(5));
      expect(sent()).toEqual(['a', 'b']);
      expect(await waiting()).toEqual([]);
    });
  });

  it('does not let one event that the host dislikes keep the others back', async () => {
    answers = ({ batch }) => (batch.some(({ event }) => event === 'bad') ? 400 : 200);
    await keep('a', 'bad', 'b', 'c', 'd');
    await forwardAt(start);
    expect(await waiting()).toEqual(['bad']);
  });

  it('two processes share the work', async () => {
    await keep(...Array.from({ length: 250 }, (_, index) => `event ${index}`));
    await Promise.all([forwardAt(start), forwardAt(start)]);
    expect(new Set(sent()).size).toBe(250);
    expect(sent()).toHaveLength(250);
  });

  it('takes up what a process left behind when it died', async () => {
    await keep('a');
    answers = () => null;
    const stop = new AbortController();
    const parts = { db: database.db, clock: () => start, log: createLog('silent') };
    const turn = forwardDue({ ...parts, host: { url, publicKey: 'key' } }, stop.signal);
    while (batches.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    answers = () => 200;
    await forwardAt(later(30));
    expect(batches).toHaveLength(1);
    await forwardAt(later(60));
    expect(batches).toHaveLength(2);
    stop.abort();
    await turn;
  });

  it('waits longer each time, an hour at most', () => {
    expect([1, 2, 3, 4, 10, 11, 1000].map(pauseAfter)).toEqual(
      [5, 10, 20, 40, 2560, 3600, 3600].map((seconds) => seconds * 1000),
    );
  });

  it('the job passes on, and requests are answered at once while the host hangs', async () => {
    answers = () => null;
    const env = testEnv({ POSTHOG_FORWARD_URL: url, POSTHOG_PUBLIC_KEY: 'key' });
    const app = await testApp({ db: database.db, env });
    const now = new Date();
    await insertEvents(database.db, [{ name: 'earlier', properties: {}, occurredAt: now }], now, true);
    const stopping = new AbortController();
    const passing = forwardEvents.run({}, testJobContext({ db: database.db, env }), stopping.signal);
    while (batches.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const answer = await app.inject({ method: 'POST', url: '/ingest', payload: { name: 'meanwhile' } });
    expect(answer.statusCode).toBe(204);
    stopping.abort();
    await passing;
    await app.close();
    expect(await waiting()).toEqual(expect.arrayContaining(['earlier', 'meanwhile']));
  });
});
