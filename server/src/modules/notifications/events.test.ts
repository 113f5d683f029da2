import { describe, expect, it } from '@jest/globals';
import { mostStreamsOfUser } from '../../platform/live/live-hub.ts';
import type { MailParts } from '../accounts/index.ts';
import { testSession } from '../accounts/testing.ts';
import { notify } from './index.ts';
import { newsOf, twoProcesses, until } from './testing/two-processes.ts';

describe('events', () => {
  const { database, connect, visitor, isHeard, ask, stop } = twoProcesses();
  const inbox = '{"topic":"inbox"}';
  const isTold = (stream: { text: string }) => newsOf(stream).includes(inbox);

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
  describe('the stream', () => {
    it('gets its user’s events in every process, and nobody else’s', async () => {
      const [mine, theirs] = [await visitor(), await visitor()];
      const [one, other, stranger] = await Promise.all([
        connect(0, mine.cookie),
        connect(1, mine.cookie),
        connect(0, theirs.cookie),
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

    it('begins with its session and a request to reload everything', async () => {
      const { cookie } = await visitor();
      const stream = await connect(0, cookie);
      await until(() => newsOf(stream).length === 2);
      const session = await (await ask(1, 'GET', '/api/_auth/session', cookie)).json();
      expect(stream.text).toMatch(/^event: session\n/);
      expect(newsOf(stream).map((it) => JSON.parse(it))).toEqual([session, { topic: 'all' }]);
    });

    it('ends with its session and with no other', async () => {
      const { userId, cookie } = await visitor();
      const elsewhere = await testSession(database.db, userId);
      const [here, there] = await Promise.all([connect(0, cookie), connect(1, elsewhere)]);
      await isHeard(userId, here, there);
      await ask(1, 'DELETE', '/api/_auth/session', cookie);
      await until(() => here.isOver);
      expect(here.text).toContain('event: end\ndata: "signed-out"');
      expect(there.isOver).toBe(false);
    });

    it('is refused to somebody who has too many of them, until one is gone', async () => {
      const { cookie } = await visitor();
      const open = await Promise.all(Array.from({ length: mostStreamsOfUser }, () => connect(0, cookie)));
      expect((await connect(0, cookie)).response.status).toBe(429);
      expect((await connect(0, (await visitor()).cookie)).response.status).toBe(200);
      open[0]?.leave();
      let status = 429;
      for (let turn = 0; turn < 100 && status === 429; turn += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        status = (await connect(0, cookie)).response.status;
      }
      expect(status).toBe(200);
    });

    it('does not hold up a server that stops', async () => {
      const { cookie } = await visitor();
      const stream = await connect(0, cookie);
      await until(() => newsOf(stream).length > 0);
      await stop(0);
      await until(() => stream.isOver);
      expect(stream.text).toContain('event: end\ndata: "stopping"');
    });

    it('is for those who are signed in', async () => {
      expect((await connect(0, '')).response.status).toBe(401);
    });
  });
});
