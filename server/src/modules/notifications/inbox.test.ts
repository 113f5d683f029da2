import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type InboxAnswer, inboxAnswer } from 'shared-kit/contract/notifications';
import { newId } from '../../platform/db/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { notify } from './index.ts';

describe('inbox', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(database);
  });
  afterAll(() => app.close());

  /** A user with this many entries. */
  async function reader(count: number, pathOf = (_number: number) => '/profile') {
    const { userId } = await testUser(database.db);
    const cookie = await testSession(database.db, userId);
    for (let number = 0; number < count; number += 1) {
      const at = new Date(Date.UTC(2026, 2, 2, 12, number));
      const parts = {
        db: database.db,
        clock: () => at,
        brandName: 'Tezgah',
        origin: 'https://market.example',
      };
      await notify(parts, database.db, {
        event: 'company-approved',
        params: { company: `Company ${number}`, reason: '' },
        to: { userIds: [userId] },
        path: pathOf(number),
        dedupeKey: `approved:${number}`,
      });
    }
    const ask = async (query = ''): Promise<InboxAnswer> =>
      inboxAnswer.parse(
        (await app.inject({ url: `/api/notifications?${query}`, headers: { cookie } })).json(),
      );
    const read = (payload: object) =>
      app.inject({ method: 'POST', url: '/api/notifications/read', headers: { cookie }, payload });
    return { ask, read, cookie };
  }
  const names = ({ entries }: InboxAnswer) => entries.map(({ params }) => params.company);

  it('is read from the newest, page by page, each entry once', async () => {
    const { ask } = await reader(5);
    const first = await ask('limit=2');
    expect(names(first)).toEqual(['Company 4', 'Company 3']);
    const second = await ask(`limit=2&cursor=${first.next}`);
    const last = await ask(`limit=2&cursor=${second.next}`);
    expect([...names(second), ...names(last)]).toEqual(['Company 2', 'Company 1', 'Company 0']);
    expect(last.next).toBeNull();
    expect(first.unread).toBe(5);
  });

  it('knows what was read: some entries, or all that were seen', async () => {
    const { ask, read, cookie } = await reader(4);
    const { entries } = await ask();
    expect((await read({ ids: [entries[3]?.id] })).json()).toEqual({ unread: 3, paths: ['/profile'] });
    expect((await ask()).entries.map(({ isRead }) => isRead)).toEqual([false, false, false, true]);
    // Entries after the second were not seen yet.
    expect((await read({ upTo: entries[1]?.id })).json()).toEqual({ unread: 1, paths: ['/profile'] });
    const count = await app.inject({ url: '/api/notifications/unread', headers: { cookie } });
    expect(count.json()).toEqual({ unread: 1, paths: ['/profile'] });
  });

  it('is read by opening the page that entries are about', async () => {
    const { ask, read } = await reader(3, (number) => (number === 1 ? '/quote/other' : '/quote/mine'));
    expect((await read({ path: '/quote/mine' })).json()).toEqual({ unread: 1, paths: ['/quote/other'] });
    expect((await ask()).entries.map(({ isRead }) => isRead)).toEqual([true, false, true]);
  });

  it("is nobody else's", async () => {
    const [mine, theirs] = [await reader(1), await reader(1)];
    const [entry] = (await theirs.ask()).entries;
    expect((await mine.read({ ids: [entry?.id] })).json()).toMatchObject({ unread: 1 });
    expect((await theirs.ask()).entries[0]?.isRead).toBe(false);
  });

  it.each([
    [{}],
    [{ ids: [] }],
    [{ ids: ['x'] }],
    [{ upTo: 'now' }],
    [{ path: '' }],
    [{ ids: Array.from({ length: 51 }, newId) }],
  ])('takes no %j for what was read', async (payload) => {
    const { read } = await reader(0);
    expect((await read(payload)).statusCode).toBe(400);
  });
});
