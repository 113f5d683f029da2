import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { ratesModule } from '../module.ts';
import { insertRates, latestRates } from '../repository.ts';
import { exchangeRate, ratesFeed } from '../schema.ts';
import { feedOf } from '../testing.ts';
import { readFeedWhenDue } from './read-feed.ts';

describe('read feed', () => {
  const database = testDatabase();
  type Answer = (response: ServerResponse, request: IncomingMessage) => void;
  const kept = { date: '2026-06-01', source: 'test', rates: { EUR: '1', USD: '1.25', CHF: '0.8' } };
  const newer = feedOf({ date: '2026-06-02', USD: '1.27', CHF: '0.81' });
  const xml =
    (text: string): Answer =>
    (response) =>
      response.writeHead(200, { 'content-type': 'text/xml' }).end(text);

  let answer: Answer = xml(newer);
  let asked = 0;
  let logged: string[] = [];
  let now = new Date('2026-06-02T15:00:00Z');
  const server = createServer((request, response) => {
    asked += 1;
    answer(response, request);
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`;

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  beforeEach(async () => {
    answer = xml(newer);
    asked = 0;
    logged = [];
    now = new Date('2026-06-02T15:00:00Z');
    await database.db.delete(ratesFeed);
    await database.db.delete(exchangeRate);
    await insertRates(database.db, kept);
  });

  const note = (level: string) => (_: object, message: string) => void logged.push(`${level}: ${message}`);
  const read = (changes: { url?: string; stopped?: AbortSignal; timeoutMs?: number } = {}) =>
    readFeedWhenDue({
      db: database.db,
      clock: () => now,
      log: { info: note('info'), warn: note('warn') },
      url: url(),
      everyHours: 6,
      // Enough for a busy machine.
      timeoutMs: 30_000,
      stopped: new AbortController().signal,
      ...changes,
    });
  const hoursLater = (hours: number) => {
    now = new Date(now.getTime() + hours * 60 * 60 * 1000);
  };

  it('keeps newer rates, and the API tells their date and source', async () => {
    await read();
    expect(logged).toEqual(['info: newer exchange rates']);
    const app = await testApp({ db: database.db, modules: [ratesModule] });
    const told = await app.inject('/api/exchange-rates');
    expect(told.json()).toEqual({
      base: 'EUR',
      date: '2026-06-02',
      source: url(),
      rates: { EUR: '1', USD: '1.27', CHF: '0.81' },
    });
    await app.close();
  });

  it.each<[string, Answer, RegExp]>([
    ['has an older day', xml(feedOf({ date: '2026-05-29', USD: '1.26', CHF: '0.8' })), /before 2026-06-01/],
    ['is half', xml(newer.slice(0, 300)), /well-formed/],
    ['has a rate out of reach', xml(feedOf({ date: '2026-06-02', USD: '12.7', CHF: '0.81' })), /too far/],
    ['breaks the connection', (response) => void response.socket?.destroy(), /not be reached/],
    ['is too large', xml(newer + ' '.repeat(70_000)), /larger than 65536/],
    [
      'redirects',
      (response, request) =>
        request.url === '/feed.xml'
          ? response.writeHead(302, { location: '/elsewhere' }).end()
          : xml(newer)(response, request),
      /redirects/,
    ],
    [
      'is a page',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(newer),
      /not XML/,
    ],
    ['has no type', (response) => response.writeHead(200).end(newer), /not XML/],
    ['is broken', (response) => response.writeHead(503).end('later'), /status 503/],
    [
      'is no UTF-8',
      (response) =>
        response.writeHead(200, { 'content-type': 'application/xml' }).end(Buffer.from([0xc3, 0x28])),
      /UTF-8/,
    ],
  ])('changes nothing and says so once when the feed %s', (_, given, reason) =>
    changesNothing(given, reason),
  );

  it.each<[string, Answer]>([
    ['never answers', () => undefined],
    [
      'stops in the middle',
      (response) => void response.writeHead(200, { 'content-type': 'text/xml' }).write('<a>'),
    ],
  ])('changes nothing and says so once when the feed %s', (_, given) =>
    changesNothing(given, /longer than 300 ms/, 300),
  );

  async function changesNothing(given: Answer, reason: RegExp, timeoutMs?: number): Promise<void> {
    const readIt = () => read(timeoutMs === undefined ? {} : { timeoutMs });
    answer = given;
    await readIt();
    hoursLater(7);
    await readIt();
    expect(await latestRates(database.db)).toEqual(kept);
    expect(asked).toBe(2);
    expect(logged).toEqual([expect.stringMatching(reason)]);
    expect(logged[0]).toMatch(/^warn: the rates feed is not used: /);
    hoursLater(7);
    answer = xml(newer);
    await read();
    expect(logged.slice(1)).toEqual(['info: newer exchange rates', 'info: the rates feed can be used again']);
  }

  it('reads no feed that stands still, although its day is newer', async () => {
    hoursLater(24 * 12);
    await read();
    expect((await latestRates(database.db)).date).toBe('2026-06-01');
    expect(logged).toEqual([expect.stringMatching(/more than 10 days ago/)]);
  });

  it('says nothing of a day that is known already', async () => {
    answer = xml(feedOf({ date: '2026-06-01', USD: '1.25', CHF: '0.8' }));
    await read();
    expect(logged).toEqual([]);
  });

  it('is read again only when the hours are over, give or take a tenth', async () => {
    await read();
    hoursLater(5.3);
    await read();
    expect(asked).toBe(1);
    hoursLater(1.4);
    await read();
    expect(asked).toBe(2);
  });

  it('is read by one process at a time', async () => {
    let letGo: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      answer = (response, request) => {
        letGo = () => xml(newer)(response, request);
        resolve();
      };
    });
    const first = read();
    await arrived;
    await read();
    letGo();
    await first;
    expect(asked).toBe(1);
    expect((await latestRates(database.db)).date).toBe('2026-06-02');
  });

  it('ends without an outcome when the server stops', async () => {
    const stop = new AbortController();
    answer = () => stop.abort();
    await expect(read({ stopped: stop.signal })).rejects.toThrow();
    expect(logged).toEqual([]);
    answer = xml(newer);
    await read();
    expect((await latestRates(database.db)).date).toBe('2026-06-02');
  });
});
