import { describe, expect, it } from '@jest/globals';
import { openLiveHub } from '../../platform/live/index.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { cartMarket, onlyLine } from './testing/cart-market.ts';

describe('cart news', () => {
  const market = cartMarket();
  const log = { warn: () => undefined };

  /** Counts how often a user's other devices were told to reload the cart. */
  async function anotherDevice(userId: string) {
    const seen = { carts: 0, all: 0 };
    const hub = openLiveHub({
      db: market.database.db,
      log,
      findRights: async (tokens) => new Map(tokens.map((it) => [it, ''])),
    });
    hub.join({
      userId,
      companyId: null,
      token: 'x',
      rights: '',
      tellSession: () => undefined,
      send: ({ topic }) => {
        if (topic === 'cart') seen.carts += 1;
        if (topic === 'all') seen.all += 1;
      },
      beat: () => undefined,
      end: () => undefined,
    });
    const until = async (isSo: () => boolean) => {
      for (let waited = 0; !isSo() && waited < 5000; waited += 10)
        await new Promise((resolve) => setTimeout(resolve, 10));
      expect(isSo()).toBe(true);
    };
    // It listens once it has received the first event.
    await until(() => seen.all > 0);
    return { seen, until, leave: () => hub.close() };
  }

  it('tells only the user’s other devices that the cart changed', async () => {
    const { userId } = await testUser(market.database.db);
    const stranger = await testUser(market.database.db);
    const client = market.clientOf(await testSession(market.database.db, userId));
    const [mine, theirs] = [await anotherDevice(userId), await anotherDevice(stranger.userId)];
    const { id } = await market.sell();
    const changes = [
      () => client.add({ productId: id }),
      async () => client.change((await onlyLine(client)).id, { note: 'Hall 2' }),
      async () => client.remove((await onlyLine(client)).id),
      () => client.call('POST', '/api/cart/quick-add', { lines: [{ productId: id }] }),
    ];
    for (const [at, change] of changes.entries()) {
      expect((await change()).status).toBe(200);
      await mine.until(() => mine.seen.carts === at + 1);
    }
    expect(theirs.seen.carts).toBe(0);
    await Promise.all([mine.leave(), theirs.leave()]);
  });
});
