import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { tellLive } from '../../platform/live/index.ts';
import { mostStreamsOfUser } from '../../platform/live/live-hub.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import type { MailParts } from '../accounts/index.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { notify } from './index.ts';

describe('events', () => {
  const database = testDatabase();
  /** Two processes of one market. */
  let servers: FastifyInstance[] = [];
  let urls: string[] = [];
  beforeEach(async () => {
    servers = await Promise.all([testApp(database), testApp(database)]);
    urls = await Promise.all(servers.map((app) => app.listen({ host: '127.0.0.1', port: 0 })));
  });
  const streams: AbortController[] = [];
  afterEach(async () => {
    for (const stream of streams.splice(0)) stream.abort();
    await Promise.all(servers.map((app) => app.close()));
  });

  async function until(isSo: () => boolean): Promise<void> {
    for (let waited = 0; !isSo() && waited < 5000; waited += 10) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(isSo()).toBe(true);
  }

  /** An open stream with what has arrived on it. */
  async function connect(url: string | undefined, cookie: string) {
    const control = new AbortController();
    streams.push(control);
    const response = await fetch(`${url}/api/events`, { headers: { cookie }, signal: control.signal });
    const seen = { response, text: '', isOver: false, leave: () => control.abort() };
    const read = async () => {
      for await (const chunk of response.body ?? []) seen.text += Buffer.from(chunk).toString();
    };
    read()
      .catch(() => undefined)
      .finally(() => {
        seen.isOver = true;
      });
    return seen;
  }
  const newsOf = ({ text }: { text: string }) =>
    text.match(/^data: (.*)$/gm)?.map((line) => line.slice(6)) ?? [];
  const inbox = '{"topic":"inbox"}';
  const isTold = (stream: { text: string }) => newsOf(stream).includes(inbox);

  async function visitor() {
    const { userId } = await testUser(database.db);
    return { userId, cookie: await testSession(database.db, userId) };
  }
  const parts = (): MailParts => ({
    db: database.db,
    clock: () => new Date(),
    brandName: 'Tezgah',
    origin: 'https://market.example',
  });
  let told = 0;
  const tell = (userIds: readonly string[]) =>
    database.db.transaction((tx) =>
      notify(parts(), tx, {
        event: 'company-approved',
        params: { company: 'Çağlayan', reason: '' },
        to: { userIds },
        path: null,
        dedupeKey: `told ${++told}`,
      }),
    );
  /** Waits until a process listens; before that it may miss events. */
  async function isHeard(userId: string, ...seen: readonly { text: string }[]): Promise<void> {
    const probe = '{"topic":"company"}';
    for (let turn = 0; turn < 200 && !seen.every((it) => newsOf(it).includes(probe)); turn += 1) {
      await tellLive(database.db, [userId], { topic: 'company' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(seen.every((it) => newsOf(it).includes(probe))).toBe(true);
  }

  describe('the stream', () => {
    it('gets its user’s events in every process, and nobody else’s', async () => {
      const [mine, theirs] = [await visitor(), await visitor()];
      const [one, other, stranger] = await Promise.all([
        connect(urls[0], mine.cookie),
        connect(urls[1], mine.cookie),
        connect(urls[0], theirs.cookie),
      ]);
      await isHeard(mine.userId, one, other);
      await isHeard(theirs.userId, stranger);
      await tell([mine.userId]);
      await until(() => isTold(one) && isTold(other));
      expect([isTold(one), isTold(other), isTold(stranger)]).toEqual([true, true, false]);
      expect(one.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(one.response.headers.get('x-accel-buffering')).toBe('no');
      expect(one.response.headers.get('cache-control')).toBe('private, no-store');
    });

    it('begins with a request to reload everything', async () => {
      const { cookie } = await visitor();
      const stream = await connect(urls[0], cookie);
      await until(() => newsOf(stream)[0] === '{"topic":"all"}');
    });

    it('ends with its session and with no other', async () => {
      const { userId, cookie } = await visitor();
      const elsewhere = await testSession(database.db, userId);
      const [here, there] = await Promise.all([connect(urls[0], cookie), connect(urls[1], elsewhere)]);
      await isHeard(userId, here, there);
      const signOut = () => fetch(`${urls[1]}/api/_auth/session`, { method: 'DELETE', headers: { cookie } });
      await signOut();
      await until(() => here.isOver);
      expect(here.text).toContain('event: end\ndata: "signed-out"');
      expect(there.isOver).toBe(false);
    });

    it('is refused to somebody who has too many of them, until one is gone', async () => {
      const { cookie } = await visitor();
      const open = await Promise.all(
        Array.from({ length: mostStreamsOfUser }, () => connect(urls[0], cookie)),
      );
      expect((await connect(urls[0], cookie)).response.status).toBe(429);
      expect((await connect(urls[0], (await visitor()).cookie)).response.status).toBe(200);
      open[0]?.leave();
      let status = 429;
      for (let turn = 0; turn < 100 && status === 429; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        status = (await connect(urls[0], cookie)).response.status;
      }
      expect(status).toBe(200);
    });

    it('does not hold up a server that stops', async () => {
      const { cookie } = await visitor();
      const stream = await connect(urls[0], cookie);
      await until(() => newsOf(stream).length > 0);
      await servers[0]?.close();
      await until(() => stream.isOver);
      expect(stream.text).toContain('event: end\ndata: "stopping"');
    });

    it('is for those who are signed in', async () => {
      expect((await connect(urls[0], '')).response.status).toBe(401);
    });
  });
});
