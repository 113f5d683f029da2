import { beforeAll, describe, expect } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { quoteLimits } from 'shared-kit/contract/quotes';
import { eachSeed, inTurn } from 'shared-kit/testing/random-runs';
import { prepareMarket } from '../catalogue/testing.ts';
import { requestTerms, sell } from './testing/asking.ts';
import { type Answer, type Person, quoteMarket } from './testing/quote-market.ts';

describe('cart and link races', () => {
  const market = quoteMarket();
  let owner: Person;
  let approver: Person;
  let members: readonly [Person, Person];
  let seller: Person;
  let productId: string;

  beforeAll(async () => {
    ({ buyer: owner, seller } = await market.parties());
    approver = await market.colleague(owner, 'approver', 'Berk Ok');
    members = [
      await market.colleague(owner, 'member', 'Gül Er'),
      await market.colleague(owner, 'member', 'Can Su'),
    ];
    await prepareMarket(market.database.db);
    productId = await sell(market.database.db, seller);
    await market.limit(owner, '1');
  });

  const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();
  const count = async (query: ReturnType<typeof sql>): Promise<number> => {
    const { rows } = await market.database.db.execute<{ count: number }>(query);
    return Number(rows[0]?.count);
  };
  const add = (quantity: number) => owner.call('POST', '/api/cart/lines', { productId, quantity });
  const lineInCart = async (): Promise<string> => String((await add(2)).body.lineId);
  const ask = (lineId: string) =>
    owner.call('POST', '/api/quotes/from-cart', { ...requestTerms, cartLineIds: [lineId] });
  const requests = () => count(sql`select count(*) from rfq where buyer_company_id = ${owner.companyId}`);
  const offered = async (): Promise<string> => {
    const id = await market.request(owner, seller);
    await owner.act(id, 'submit');
    await seller.offer(id);
    return id;
  };
  const approvals = (id: string, state: string) =>
    count(sql`select count(*) from quote_approval a join quote_version v on v.id = a.version_id
    where v.rfq_id = ${id} and a.state = ${state}`);

  /** Each race runs concurrent transactions and checks the result. */
  const races: Readonly<Record<string, () => Promise<void>>> = {
    'one product is added by two devices': async () => {
      const lineId = await lineInCart();
      await owner.call('DELETE', `/api/cart/lines/${lineId}`);
      const answers = await Promise.all([add(2), add(3), add(4)]);
      expect(statuses(answers)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.lineId)).size).toBe(1);
      expect(Math.max(...answers.map(({ body }) => Number(body.quantity)))).toBe(9);
      await owner.call('DELETE', `/api/cart/lines/${answers[0]?.body.lineId}`);
    },
    'one line is asked for twice': async () => {
      const lineId = await lineInCart();
      const before = await requests();
      const answers = await Promise.all([ask(lineId), ask(lineId)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await requests()).toBe(before + 1);
    },
    'a line is asked for while it is removed': async () => {
      const lineId = await lineInCart();
      const before = await requests();
      const [asked] = await Promise.all([ask(lineId), owner.call('DELETE', `/api/cart/lines/${lineId}`)]);
      expect(await requests()).toBe(before + (asked.status === 200 ? 1 : 0));
      expect((await owner.call('GET', '/api/cart/count')).body).toEqual({ count: 0 });
    },
    'colleagues take the last free link': async () => {
      const id = await offered();
      const link = (by: Person) => by.act(id, 'shares', { label: 'Bank', days: 7 });
      for (let made = 1; made < quoteLimits.shares; made += 1) await link(owner);
      const answers = await Promise.all([link(owner), link(approver), link(members[0])]);
      expect(statuses(answers)).toEqual([200, 409, 409]);
      expect(await count(sql`select count(*) from quote_share where rfq_id = ${id}`)).toBe(
        quoteLimits.shares,
      );
    },
    'two members ask for approval': async () => {
      const id = await offered();
      const seen = { ...(await owner.seen(id)), text: '' };
      const answers = await Promise.all(members.map((it) => it.act(id, 'approval', seen)));
      expect(statuses(answers)).toEqual([200, 409]);
      expect(await approvals(id, 'open')).toBe(1);
    },
    'an approval is refused twice': async () => {
      const id = await offered();
      await members[0].act(id, 'approval', { ...(await owner.seen(id)), text: '' });
      const refuse = (by: Person) => by.act(id, 'approval/refuse', { reason: 'raced' });
      expect(statuses(await Promise.all([refuse(owner), refuse(approver)]))).toEqual([200, 409]);
      expect(await approvals(id, 'refused')).toBe(1);
    },
    'an approval is refused while its offer is accepted': async () => {
      const id = await offered();
      const seen = await owner.seen(id);
      await members[0].act(id, 'approval', { ...seen, text: '' });
      const [accepted, refused] = await Promise.all([
        owner.act(id, 'accept', seen),
        approver.act(id, 'approval/refuse', { reason: 'raced' }),
      ]);
      // A refusal doesn't stop an owner from accepting. Once accepted, nothing is left to refuse.
      expect(accepted.status).toBe(200);
      expect([200, 409]).toContain(refused.status);
      expect(await approvals(id, 'open')).toBe(0);
      expect(await approvals(id, 'refused')).toBe(refused.status === 200 ? 1 : 0);
    },
  };

  const runs = { file: 'cart-and-link-races', from: 0, few: 21, many: 120, failedOnce: [] };
  eachSeed(
    (seed) => inTurn(races, seed).name,
    runs,
    (seed) => inTurn(races, seed).run(),
  );
});
