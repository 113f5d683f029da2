import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { type LiveTopic, liveTopics } from 'shared-kit/contract/notifications';
import { aProduct, offer, prepareMarket } from './modules/catalogue/testing.ts';
import { type Person, quoteMarket } from './modules/quotes/testing.ts';
import { heardNews } from './platform/testing/heard-news.ts';

describe('live topics', () => {
  let news: Awaited<ReturnType<typeof heardNews>>;
  let gate: Client;
  // Before the database is dropped.
  afterAll(() => Promise.all([news.close(), gate.end()]));
  const market = quoteMarket();
  let people: Readonly<Record<'buyer' | 'seller' | 'first' | 'second', Person>>;

  /** A commit that changes a watched table waits at this lock for as long as a test holds it. */
  const lock = 7;
  beforeAll(async () => {
    news = await heardNews(market.database);
    gate = new Client({ connectionString: market.database.url });
    await gate.connect();
    await gate.query(`create function wait_before_commit() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${lock}); return null; end $$`);
    const staff = () => market.someone({ isAdmin: true });
    people = { ...(await market.parties()), first: await staff(), second: await staff() };
  });

  type Door = Readonly<{
    /** The table that it changes last. */
    table: string;
    act: () => Promise<unknown>;
    /** What an open page of this user shows. */
    reader: string;
    ask: () => Promise<unknown>;
  }>;
  const unread = async (of: Person) => (await of.call('GET', '/api/notifications/unread')).body;

  /** For each topic, one change that is told and what a page then shows. A topic without one fails. */
  const doors: Readonly<Record<Exclude<LiveTopic, 'all'>, () => Promise<Door>>> = {
    async inbox() {
      const { buyer, seller } = people;
      const id = await market.request(buyer, seller);
      const act = () => buyer.act(id, 'submit');
      return { table: 'inbox_notice', act, reader: seller.userId, ask: () => unread(seller) };
    },
    async quote() {
      const { buyer, seller } = people;
      const id = await market.request(buyer, seller);
      const ask = async () => (await seller.call('GET', `/api/quotes/${id}`)).status;
      return { table: 'rfq', act: () => buyer.act(id, 'submit'), reader: seller.userId, ask };
    },
    async company() {
      const { buyer, first, second } = people;
      const address = `/api/admin/verification/${buyer.companyId}`;
      const act = () => first.call('POST', `${address}/assignment`, { isMine: true });
      const ask = async () => (await second.call('GET', address)).body.assignee;
      return { table: 'company_assignment', act, reader: second.userId, ask };
    },
    async cart() {
      const { buyer, seller } = people;
      const { db } = market.database;
      await prepareMarket(db);
      const [productId] = await offer(db, seller.companyId, [aProduct({})]);
      const line = { productId, variantId: null, quantity: 1 };
      const act = () => buyer.call('POST', '/api/cart/lines', line);
      const ask = async () => (await buyer.call('GET', '/api/cart/count')).body;
      return { table: 'cart_line', act, reader: buyer.userId, ask };
    },
  };

  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  async function isAtGate(): Promise<void> {
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
    while ((await gate.query(waiting)).rowCount === 0) await pause();
  }

  describe.each(liveTopics.filter((it) => it !== 'all'))('news of the topic %s', (topic) => {
    it('comes after its change is to be seen, and not before', async () => {
      const { table, act, reader, ask } = await doors[topic]();
      await gate.query(`create constraint trigger gate after insert or update on ${table}
        deferrable initially deferred for each row execute function wait_before_commit()`);
      const before = await ask();
      await news.sinceLast();
      const isTold = async () =>
        (await news.sinceLast()).some((told) => told.users.includes(reader) && told.news.topic === topic);

      await gate.query('select pg_advisory_lock($1)', [lock]);
      const done = act();
      await isAtGate();
      expect(await isTold()).toBe(false);
      expect(await ask()).toEqual(before);

      await gate.query('select pg_advisory_unlock($1)', [lock]);
      while (!(await isTold())) await pause();
      expect(await ask()).not.toEqual(before);
      await done;
      await gate.query(`drop trigger gate on ${table}`);
    });
  });
});
