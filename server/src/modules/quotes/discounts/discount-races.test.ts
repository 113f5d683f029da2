import { beforeAll, describe, expect } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { eachSeed, inTurn } from 'shared-kit/testing/random-runs';
import { type Answer, type Person, quoteMarket } from '../testing/quote-market.ts';

describe('discount races', () => {
  const market = quoteMarket();
  let buyer: Person;
  let owner: Person;
  let approver: Person;
  let member: Person;
  beforeAll(async () => {
    ({ buyer, seller: owner } = await market.parties());
    approver = await market.colleague(owner, 'approver', 'Berk Ok');
    member = await market.colleague(owner, 'member', 'Zeynep Acar');
    await owner.call('POST', '/api/company/discount-limit', { percent: '5' });
  });

  type Asked = Readonly<{ id: string; revision: number }>;

  /** A request whose unsent offer gives more than the limit. */
  async function withDiscount(): Promise<Asked> {
    const id = await market.request(buyer, owner);
    await buyer.act(id, 'submit');
    return { id, revision: await member.save(id, { discountPercent: '20' }) };
  }

  async function statesOf(id: string): Promise<string[]> {
    const { rows } = await market.database.db.execute<{ state: string }>(
      sql`select state from discount_approval where rfq_id = ${id} order by requested_at`,
    );
    return rows.map(({ state }) => state);
  }

  const ask = ({ id, revision }: Asked) => member.act(id, 'discount', { revision, text: '' });
  const send = (who: Person, { id, revision }: Asked) => who.act(id, 'send', { revision, text: '' });
  const refuse = ({ id }: Asked) => approver.act(id, 'discount/refuse', { reason: 'raced' });

  /** Moves on a discount at once, and what may become of it by which of them had their way. */
  const races: Readonly<
    Record<string, (it: Asked) => Promise<Readonly<{ answers: Answer[]; became: readonly string[] }>>>
  > = {
    'a member asks three times': async (it) => {
      const answers = await Promise.all([ask(it), ask(it), ask(it)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      return { answers, became: ['open'] };
    },
    'an owner sends while an approver refuses': async (it) => {
      await ask(it);
      const answers = await Promise.all([send(owner, it), refuse(it)]);
      // A refusal keeps nobody who may give it from sending.
      expect(answers[0].status).toBe(200);
      return { answers, became: [answers[1].status === 200 ? 'refused' : 'given'] };
    },
    'the buyer withdraws while an owner sends': async (it) => {
      await ask(it);
      const answers = await Promise.all([
        send(owner, it),
        buyer.act(it.id, 'withdraw', { versionId: null, reason: 'raced' }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      return { answers, became: [answers[0].status === 200 ? 'given' : 'closed'] };
    },
  };

  const runs = { file: 'discount-races', from: 0, few: 21, many: 120, failedOnce: [] };
  const nameOf = (seed: number) => inTurn(races, seed).name;
  eachSeed(nameOf, runs, async (seed) => {
    const asked = await withDiscount();
    const { answers, became } = await inTurn(races, seed).run(asked);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await statesOf(asked.id)).toEqual(became);
  });
});
