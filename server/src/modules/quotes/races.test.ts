import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Seen } from 'shared-kit/contract/binding';
import type { OfferInput } from 'shared-kit/contract/quotes';
import { eachSeed, inTurn, isLongRun } from 'shared-kit/testing/random-runs';
import { type Random, seededRandom } from '../../platform/seeded-random.ts';
import { testEnv } from '../../platform/testing/test-env.ts';
import { marketMailParts } from '../accounts/index.ts';
import { expireDue } from './due/sweep.ts';
import { type Act, replayQuote } from './replay.ts';
import { insertRfqGroup } from './repository.ts';
import { type Answer, type Person, quoteMarket } from './testing/quote-market.ts';

describe('races', () => {
  const market = quoteMarket();
  let owner: Person;
  let approver: Person;
  let seller: Person;
  let rival: Person;

  beforeAll(async () => {
    ({ buyer: owner, seller } = await market.parties());
    approver = await market.colleague(owner, 'approver', 'Berk Ok');
    rival = await market.seller();
  });
  const tally = new Map<string, number>();
  afterAll(() => {
    const words = [...tally].toSorted().map(([outcome, times]) => `${outcome}: ${times}`);
    if (isLongRun) console.info(words.join('\n'));
  });

  type Read = { versionId: string; total: string; currency: string; seen: Seen };
  type Offered = Readonly<{ id: string; seen: Read }>;
  const people = (of: Person) => ({
    buyer: { userId: owner.userId, name: 'Deniz Aksoy' },
    seller: { userId: of.userId, name: 'Emre Kaplan' },
  });
  const terms = { freight: '0', leadTimeWeeks: 12, incoterm: { rule: 'CIF', place: 'İzmir' } } as const;
  const whole = (offer: OfferInput): OfferInput => ({ ...offer, ...terms });

  /** The steps before a race aren't tested, so they skip the API. */
  async function past(steps: readonly Act[], of: Person, change: { groupId?: string } = {}): Promise<string> {
    const id = await market.request(owner, of, change);
    const by = (act: Act['act']) => (act === 'submit' ? ('buyer' as const) : ('seller' as const));
    const timed = steps.map((step) => ({ ...step, by: by(step.act), at: new Date() }));
    await market.database.db.transaction((tx) => replayQuote(tx, id, people(of), timed));
    return id;
  }
  const submit: Act = { act: 'submit' };
  const send: Act = { act: 'send', change: whole };
  const draft: Act = { act: 'draft', change: (offer) => whole({ ...offer, discount: '100' }) };

  const offered = async (
    of = seller,
    change: { groupId?: string } = {},
    more: Act[] = [],
  ): Promise<Offered> => {
    const id = await past([submit, send, ...more], of, change);
    const { rows } = await market.database.db.execute<{ id: string; total: string }>(
      sql`select id, total from quote_version where rfq_id = ${id}`,
    );
    const [version] = rows;
    if (!version) throw new Error('nothing was offered');
    const sum = { amount: version.total, currency: 'USD' } as const;
    // Read before the race: whoever reads during it may have seen the other's move.
    const seen = { version: version.id, sum };
    return { id, seen: { versionId: version.id, total: version.total, currency: 'USD', seen } };
  };
  const broadcast = (): Promise<string> =>
    insertRfqGroup(market.database.db, {
      kind: 'broadcast',
      award: 'all-or-nothing',
      buyerCompanyId: owner.companyId,
      createdAt: new Date(),
    });
  const ok = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length;
  const reason = 'raced';

  type Race = (
    random: Random,
  ) => Promise<Readonly<{ answers: Answer[]; ids: string[]; winners: number | 'either' }>>;

  /** Each race runs concurrent transactions; `winners` is how many may succeed. */
  const races: Readonly<Record<string, Race>> = {
    'two accept': async () => {
      const { id, seen } = await offered();
      const answers = await Promise.all([owner.act(id, 'accept', seen), approver.act(id, 'accept', seen)]);
      return { answers, ids: [id], winners: 1 };
    },
    'one is accepted while a new one is sent': async () => {
      const { id, seen } = await offered(seller, {}, [draft]);
      const revision = 2;
      const answers = await Promise.all([
        owner.act(id, 'accept', seen),
        seller.act(id, 'send', { revision, text: '' }),
      ]);
      return { answers, ids: [id], winners: 1 };
    },
    'one is accepted and withdrawn': async () => {
      const { id, seen } = await offered();
      const answers = await Promise.all([
        seller.act(id, 'withdraw', { versionId: seen.versionId, reason }),
        owner.act(id, 'accept', seen),
      ]);
      return { answers, ids: [id], winners: 1 };
    },
    'one is accepted and declined and countered': async () => {
      const { id, seen } = await offered();
      const answers = await Promise.all([
        owner.act(id, 'accept', seen),
        approver.act(id, 'decline', { versionId: seen.versionId, reason }),
        owner.act(id, 'counter', { versionId: seen.versionId, targetTotal: null, lines: [], text: 'Less' }),
      ]);
      // The counter-offer may come first; the decline then ends it.
      return { answers, ids: [id], winners: 'either' };
    },
    'one request comes twice': async () => {
      const { id, seen } = await offered();
      const key = `${id}-accept`;
      const answers = await Promise.all([
        owner.act(id, 'accept', seen, key),
        owner.act(id, 'accept', seen, key),
      ]);
      expect(answers[1]).toEqual(answers[0]);
      return { answers: answers.slice(1), ids: [id], winners: 1 };
    },
    'two makers of one award are accepted': async () => {
      const groupId = await broadcast();
      const [a, b] = [await offered(seller, { groupId }), await offered(rival, { groupId })];
      const answers = await Promise.all([
        owner.act(a.id, 'accept', a.seen),
        approver.act(b.id, 'accept', b.seen),
      ]);
      return { answers, ids: [a.id, b.id], winners: 1 };
    },
    'one is accepted while a draft beside it is sent': async () => {
      const groupId = await broadcast();
      const { id, seen } = await offered(seller, { groupId });
      const beside = await past([], rival, { groupId });
      const answers = await Promise.all([owner.act(id, 'accept', seen), approver.act(beside, 'submit')]);
      // If it was sent before the acceptance, it lost; otherwise it was discarded.
      expect(['not_selected', 'withdrawn']).toContain((await owner.detail(beside)).stage);
      return { answers, ids: [id], winners: 'either' };
    },
    'a draft is sent and discarded': async () => {
      const id = await past([], seller);
      const answers = await Promise.all([owner.act(id, 'submit'), approver.act(id, 'discard')]);
      return { answers, ids: [id], winners: 1 };
    },
    'one is accepted as it expires': async (random) => {
      const { id, seen } = await offered();
      const parts = marketMailParts({ db: market.database.db, clock: () => new Date(), env: testEnv() });
      const end = 80;
      await market.lapse(id, 'offer', end);
      const pause = (most: number) => new Promise((done) => setTimeout(done, random.next() * most));
      const sweep = async () => {
        await pause(2 * end);
        await expireDue(market.database.db, parts);
      };
      const accept = async () => {
        await pause(1.5 * end);
        return owner.act(id, 'accept', seen);
      };
      const [answer] = await Promise.all([accept(), sweep(), sweep()]);
      return { answers: [answer], ids: [id], winners: 'either' };
    },
    'colleagues save one draft': async () => {
      const id = await past([submit], seller);
      const { offer, revision } = await seller.draft(id);
      const save = (internalNote: string) =>
        seller.call('PUT', `/api/quotes/${id}/offer-draft`, { revision, offer, internalNote });
      return { answers: await Promise.all([save('a'), save('b'), save('c')]), ids: [id], winners: 1 };
    },
    'both end a request': async () => {
      const id = await past([submit, draft], seller);
      const revision = 1;
      const answers = await Promise.all([
        owner.act(id, 'withdraw', { versionId: null, reason }),
        seller.act(id, 'send', { revision, text: '' }),
        seller.act(id, 'decline', { versionId: null, reason }),
      ]);
      return { answers, ids: [id], winners: 1 };
    },
  };

  /** Invariants of all RFQs, whatever the race. */
  async function assertSound(ids: readonly string[], accepts: number): Promise<void> {
    const { rows } = await market.database.db.execute<{ accepted: number; sent: number; told: number }>(sql`
    select (select count(*)::int from quote_version where rfq_id in ${[...ids]} and state in ('accepted', 'converted')) as accepted,
      (select coalesce(max(open), 0)::int from (
        select count(*) as open from quote_version where rfq_id in ${[...ids]} and state = 'sent' group by rfq_id) as per) as sent,
      (select count(*)::int from quote_event where rfq_id in ${[...ids]} and transition = 'accept') as told`);
    const [row] = rows;
    expect(row?.accepted).toBe(accepts);
    expect(row?.told).toBe(accepts);
    expect(row?.sent).toBeLessThanOrEqual(1);
  }

  const runs = { file: 'quotes/races', from: 0, few: 55, many: 300, failedOnce: [829_054] };
  const nameOf = (seed: number) => inTurn(races, seed).name;
  eachSeed(nameOf, runs, async (seed) => {
    const { name, run } = inTurn(races, seed);
    const { answers, ids, winners } = await run(seededRandom(seed));
    for (const { status, body } of answers) {
      expect([200, 409]).toContain(status);
      if (status === 409)
        expect(body.code).toMatch(/^(binding\.moved|quote\.(?!total-differs|terms-missing))/);
      const outcome = `${name}, ${body.code ?? 'done'}`;
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    }
    if (winners !== 'either') expect(ok(answers)).toBe(winners);
    const accepted = answers.filter(({ body }) => body.stage === 'ordered').length;
    await assertSound(ids, accepted);
  });
});
