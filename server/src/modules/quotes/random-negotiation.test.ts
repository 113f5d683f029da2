import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { OfferDraftAnswer, OfferInput, QuoteDetail } from 'shared-kit/contract/quotes';
import { eachSeed } from 'shared-kit/testing/random-runs';
import { type Random, seededRandom } from '../../platform/seeded-random.ts';
import { meantAsPriced } from './offers/last-prices.ts';
import { Model } from './testing/negotiation-model.ts';
import { type Move, moves, type Who } from './testing/negotiation-moves.ts';
import { type Answer, type Person, quoteMarket } from './testing/quote-market.ts';

describe('random negotiation', () => {
  const stepsEach = 30;
  const market = quoteMarket();
  const people = {} as Record<Who, Person>;
  beforeAll(async () => {
    const { buyer, seller } = await market.parties();
    people.owner = buyer;
    people.member = await market.colleague(buyer, 'member', 'Ada Mert');
    people.approver = await market.colleague(buyer, 'approver', 'Berk Ok');
    people.seller = seller;
    people.salesman = await market.colleague(seller, 'member', 'Zeynep Acar');
    people.stranger = (await market.parties()).buyer;
    people.staff = await market.someone({ isAdmin: true });
    await market.limit(buyer, '500000');
  });

  type Begun = Pick<OfferDraftAnswer, 'offer' | 'lastPrices' | 'revision'>;
  type Run = Readonly<{ id: string; model: Model; random: Random }>;
  const text = (random: Random) => `words ${random.whole(1, 1_000_000_000)}`;

  /** A random offer: up to six lines, prices with four decimals. */
  function anyOffer(random: Random, { offer, lastPrices }: Begun): OfferInput {
    const lines = offer.lines.slice(0, 2).map((line) => ({
      ...line,
      quantity: random.whole(1, 50),
      unitPrice: `${random.whole(0, 12_000)}.${String(random.whole(0, 9999)).padStart(4, '0')}`,
    }));
    const freight = `${random.whole(0, 5000)}.${String(random.whole(0, 99)).padStart(2, '0')}`;
    const discount = random.chance(0.3) ? '0' : '0.01';
    return {
      ...offer,
      lines: meantAsPriced(lines, lastPrices),
      freight,
      discount,
      leadTimeWeeks: 9,
      incoterm: { rule: 'FOB', place: 'Mersin' },
    };
  }

  /** Sends a move to the API, with the newest version that all see. */
  async function play({ id, model, random }: Run, who: Who, move: Move): Promise<Answer | null> {
    const person = people[who];
    const versionId = model.versionId ?? '0197a000-0000-7000-8000-000000000009';
    const counterId = model.counterId ?? versionId;
    const words = { text: text(random), attachmentIds: [] };
    const seen = { versionId, total: model.total ?? '1.00', currency: 'USD' };
    switch (move) {
      case 'save': {
        const begun = await person.call('GET', `/api/quotes/${id}/offer-draft`);
        if (begun.status !== 200) return begun;
        const draft = begun.body as unknown as Begun;
        const written = anyOffer(random, draft);
        const body = { revision: draft.revision, offer: written, internalNote: '' };
        const answer = await person.call('PUT', `/api/quotes/${id}/offer-draft`, body);
        if (answer.status === 200) model.saved(written, Number(answer.body.revision));
        return answer;
      }
      case 'send':
        return person.act(id, 'send', { revision: model.draftRevision ?? 1, text: '' });
      case 'accept':
        return person.act(id, 'accept', seen);
      case 'accept-wrong-total':
        return person.act(id, 'accept', {
          seen: { version: seen.versionId, sum: { amount: '123456789.01', currency: seen.currency } },
        });
      case 'approval':
        return person.act(id, 'approval', { ...seen, text: '' });
      case 'refuse-approval':
        return person.act(id, 'approval/refuse', { reason: text(random) });
      case 'ask':
      case 'answer': {
        const answer = await person.act(id, move, words);
        if (answer.status === 200) model.wrote(words.text);
        return answer;
      }
      case 'message': {
        const answer = await person.act(id, 'messages', { ...words, lineKey: null });
        if (answer.status === 200) model.wrote(words.text);
        return answer;
      }
      case 'decline-request':
      case 'withdraw-request':
        return person.act(id, move.split('-')[0] ?? '', { versionId: null, reason: text(random) });
      case 'decline-offer':
      case 'withdraw-offer':
        return person.act(id, move.split('-')[0] ?? '', { versionId, reason: text(random) });
      case 'counter':
        return person.act(id, 'counter', { versionId, targetTotal: null, lines: [], text: 'Less' });
      case 'withdraw-counter':
        return person.act(id, move, { counterId });
      case 'keep-offer':
        return person.act(id, move, { counterId, text: '' });
      case 'ask-renewal':
        return person.act(id, move, { versionId, text: '' });
      case 'discard':
      case 'submit':
        return person.act(id, move);
      case 'time passes':
        await market.lapse(id, model.isRequest ? 'request' : 'offer');
        return null;
    }
  }

  /** Compares everything in the database and the API with the model. */
  async function assertAgreement({ id, model }: Run): Promise<QuoteDetail> {
    const detail = await people.owner.detail(id);
    expect([detail.state, detail.versions.map(({ state }) => state)]).toEqual([
      model.rfq,
      model.versionStates,
    ]);
    expect(detail.versions.map(({ total }) => total)).toEqual(model.totals);
    expect(detail.messages.map((it) => it.text)).toEqual(model.messages);
    expect(
      detail.versions.filter(({ state }) => state === 'converted' || state === 'accepted').length,
    ).toBeLessThan(2);
    expect(detail.counters.at(-1)?.state ?? null).toBe(model.lastCounter);
    return detail;
  }

  async function run(seed: number): Promise<void> {
    const random = seededRandom(seed);
    const id = await market.request(people.owner, people.seller);
    const model = new Model();
    const history: string[] = [];
    for (let step = 0; step < stepsEach; step += 1) {
      const [who, move] = model.likely(random);
      const expected = model.allows(who, move);
      history.push(`${who}: ${move}`);
      const answer = await play({ id, model, random }, who, move);
      const got = answer === null ? expected : answer.status === 200 ? 'done' : answer.status;
      if (got !== expected) {
        const said = JSON.stringify(answer?.body.code);
        throw new Error(`${history.join(', ')}; expected ${expected}, got ${got} ${said}`);
      }
      if (got === 'done') model.take(move);
      const detail = await assertAgreement({ id, model, random });
      model.see(detail);
    }
  }

  const runs = { file: 'random-negotiation', from: 20_261_121, few: 3, many: 40, failedOnce: [] };
  eachSeed('agrees with the model', runs, run);

  it('has totals that are the sums of their lines', async () => {
    expect(moves.length).toBeGreaterThan(15);
    const { rows } = await market.database.db.execute(sql`
      select count(*)::int as wrong from quote_version v
      where lines_total <> (select sum(total) from quote_version_line l where l.version_id = v.id)
        or total <> lines_total + freight - discount`);
    expect(rows).toEqual([{ wrong: 0 }]);
  });
});
