import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { clientKey } from './client-key.ts';
import { eventRoom } from './event-room.ts';
import { deleteOld, insertEvents } from './repository.ts';
import { analyticsClient, analyticsEvent } from './schema.ts';

describe('ingest', () => {
  const database = testDatabase();
  let now = new Date('2026-05-04T10:00:00Z');
  let app: FastifyInstance;
  const keeping = { TRUST_PROXY: 'loopback', ANALYTICS_KEEP_DAYS: '90' };
  beforeAll(async () => {
    app = await testApp({ db: database.db, clock: () => now }, keeping);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = new Date('2026-05-04T10:00:00Z');
    await database.db.delete(analyticsEvent);
    await database.db.delete(analyticsClient);
  });

  const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
  const stored = () => database.db.select().from(analyticsEvent);

  it('keeps a plain event and says nothing', async () => {
    const event = { name: 'opened', properties: { page: 'shop' }, timestamp: '2026-05-04T09:59:00Z' };
    const answer = await post('/ingest', JSON.stringify(event));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await stored()).toMatchObject([
      {
        name: 'opened',
        properties: { page: 'shop' },
        occurredAt: new Date('2026-05-04T09:59:00Z'),
        receivedAt: now,
        forwardAt: null,
      },
    ]);
  });

  const clientEvent = JSON.stringify({ event: '$pageview', properties: { distinct_id: 'd' } });

  it.each([
    '/ingest/e',
    '/ingest/e/',
    '/ingest/i/v0/e/',
    '/ingest/batch/',
    '/ingest/capture/',
    '/ingest/track/',
  ])('takes what the client sends to %s', async (url) => {
    const answer = await post(`${url}?compression=gzip-js&ver=1`, gzipSync(clientEvent), {
      'content-type': 'text/plain',
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 1 }]);
    expect(await stored()).toMatchObject([{ name: '$pageview' }]);
  });

  it('takes a body without a media type, as some beacons have none', async () => {
    const answer = await app.inject({ method: 'POST', url: '/ingest/e/', payload: Buffer.from(clientEvent) });
    expect(answer.statusCode).toBe(200);
  });

  describe('refuses, as a problem and without a trace,', () => {
    it.each([
      ['what is no JSON', '/ingest', '{', 400, 'request.malformed'],
      ['an empty body', '/ingest', '', 400, 'request.malformed'],
      ['what is no event', '/ingest', '{"properties":{}}', 400, 'request.body-invalid'],
      ['what is no event of the client', '/ingest/e/', '[{"name":"a"}]', 400, 'request.body-invalid'],
      ['more than 64 KB', '/ingest', `{"name":"${'x'.repeat(64 * 1024)}"}`, 413, 'request.body-too-large'],
      [
        'more than 64 KB once unpacked',
        '/ingest/e/?compression=gzip-js',
        gzipSync(' '.repeat(70_000)),
        413,
        'request.body-too-large',
      ],
      ['deep nesting', '/ingest', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400, 'request.body-invalid'],
      ['other addresses below', '/ingest/flags/', '{}', 404, 'endpoint.not-found'],
    ])('%s', async (_what, url, payload, status, code) => {
      const answer = await post(url, payload);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(await stored()).toEqual([]);
    });

    it.each<[string, Record<string, string>]>([
      ['pages of another origin', { origin: 'https://evil.example' }],
      ['pages without an origin', { origin: 'null' }],
      ['another site by its own word', { 'sec-fetch-site': 'cross-site' }],
      ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ])('%s', async (_what, headers) => {
      const answer = await post('/ingest', '{"name":"a"}', headers);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.origin-refused']);
      expect(await stored()).toEqual([]);
    });
  });

  it('takes events of its own pages, beacons included', async () => {
    const own = { origin: 'http://localhost', host: 'localhost', 'sec-fetch-site': 'same-origin' };
    expect((await post('/ingest', '{"name":"a"}', own)).statusCode).toBe(204);
  });

  describe('a client that sends too much', () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const ask = (address: string) => post('/ingest', '{"name":"a"}', from(address));

    it('is held back by every process until the minute is over; others are not', async () => {
      const other = await testApp({ db: database.db, clock: () => now }, keeping);
      await ask('198.51.100.7');
      await database.db.update(analyticsClient).set({ requests: 299 });
      expect((await ask('198.51.100.7')).statusCode).toBe(204);
      const refused = await other.inject({
        method: 'POST',
        url: '/ingest',
        payload: { name: 'a' },
        headers: from('198.51.100.7'),
      });
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too-many']);
      expect(refused.headers['retry-after']).toBe('60');
      expect((await ask('198.51.100.8')).statusCode).toBe(204);
      now = new Date('2026-05-04T10:01:00Z');
      expect((await ask('198.51.100.7')).statusCode).toBe(204);
      await other.close();
    });

    it.each([
      ['the same address', '198.51.100.7', '198.51.100.7', true],
      ['the same address, mapped', '198.51.100.7', '::ffff:198.51.100.7', true],
      ['neighbours', '198.51.100.7', '198.51.100.8', false],
      ['one IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', true],
      ['two IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
      ['shortened at the start', '::1', '0:0:0:0:0:0:0:2', true],
    ])('%s', (_what, one, another, same) => {
      expect(clientKey(one, 'secret') === clientKey(another, 'secret')).toBe(same);
    });

    it('is counted without its address being kept', async () => {
      await ask('198.51.100.7');
      const [row] = await database.db.select().from(analyticsClient);
      expect(JSON.stringify(row)).not.toContain('198.51.100');
    });
  });

  it('deletes expired events, a bounded number at a time', async () => {
    for (const date of ['2026-01-01', '2026-01-02', '2026-05-01']) {
      now = new Date(`${date}T10:00:00Z`);
      await post('/ingest', JSON.stringify({ name: date }));
    }
    const before = { kept: new Date('2026-02-01T00:00:00Z'), waiting: new Date('2026-02-01T00:00:00Z') };
    expect(await deleteOld(database.db, before, now, 1)).toBe(1);
    expect(await deleteOld(database.db, before, now, 10)).toBe(1);
    expect(await deleteOld(database.db, before, now, 10)).toBe(0);
    expect((await stored()).map(({ name }) => name)).toEqual(['2026-05-01']);
  });

  it('keeps events longer that still wait to be forwarded', async () => {
    await post('/ingest', '{"name":"waits"}');
    await post('/ingest', '{"name":"was passed on"}');
    await database.db.update(analyticsEvent).set({ forwardAt: now }).where(eq(analyticsEvent.name, 'waits'));
    const later = new Date(now.getTime() + 1);
    expect(await deleteOld(database.db, { kept: later, waiting: now }, now, 10)).toBe(1);
    expect((await stored()).map(({ name }) => name)).toEqual(['waits']);
    expect(await deleteOld(database.db, { kept: later, waiting: later }, now, 10)).toBe(1);
  });

  describe('a market that does not keep events', () => {
    it('accepts events and stores neither them nor their senders', async () => {
      const idle = await testApp({ db: database.db, clock: () => now });
      const send = (payload: object) => idle.inject({ method: 'POST', url: '/ingest', payload });
      expect((await send({ name: 'a' })).statusCode).toBe(204);
      expect((await send({})).statusCode).toBe(400);
      expect(await stored()).toEqual([]);
      expect(await database.db.select().from(analyticsClient)).toEqual([]);
      await idle.close();
    });

    it('stores events that wait to be forwarded', async () => {
      const variables = { POSTHOG_FORWARD_URL: 'http://127.0.0.1:9', POSTHOG_PUBLIC_KEY: 'key' };
      const passing = await testApp({ db: database.db, clock: () => now }, variables);
      await passing.inject({ method: 'POST', url: '/ingest', payload: { name: 'a' } });
      expect(await stored()).toMatchObject([{ forwardAt: now }]);
      await passing.close();
    });
  });

  it('drops events when the storage is full, and reports it once', async () => {
    let warnings = 0;
    const event = { name: 'a', properties: { text: 'x'.repeat(1000) }, occurredAt: now };
    const onFull = () => {
      warnings += 1;
    };
    const parts = { db: database.db, clock: () => now, mostBytes: 3000, onFull };
    const [room, other] = [eventRoom(parts), eventRoom(parts)];
    expect(await room.take([event])).toBe(true);
    await insertEvents(database.db, [event], now, false);
    expect([await room.take([event]), await room.take([event])]).toEqual([true, false]);
    expect([await room.take([event]), warnings]).toEqual([false, 1]);
    // Another process sees what is in the table.
    expect([await other.take([event]), await other.take([event])]).toEqual([true, false]);
    now = new Date(now.getTime() + 6 * 60_000);
    await database.db.delete(analyticsEvent);
    expect(await room.take([event])).toBe(true);
  });
});
