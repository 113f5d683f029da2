import { beforeAll, describe, expect, it } from '@jest/globals';
import { bankQuoteDetail } from 'shared-kit/contract/financing';
import { eachSeed, isOneSeed } from 'shared-kit/testing/random-runs';
import { seededRandom } from '../../platform/seeded-random.ts';
import { testSignatory } from '../signing/testing.ts';
import { assertInvariants } from './testing/assert-invariants.ts';
import { financingMarket } from './testing/financing-market.ts';
import { type BankInLife, type BankView, type Life, nextStep, signatoryName } from './testing/random-life.ts';

describe('random lives', () => {
  const stepsEach = 18;
  const market = financingMarket();

  const taken = new Set<string>();

  beforeAll(async () => {
    const { buyer, bank, rival } = market.people();
    for (const { companyId, userId } of [buyer, bank, rival])
      await testSignatory(market.database.db, { companyId, userId, name: signatoryName });
  });

  async function viewOf(bank: BankInLife, bankQuoteId: string): Promise<BankView> {
    const { status, body } = await bank.second.call('GET', `/api/bank/quotes/${bankQuoteId}`);
    expect(status).toBe(200);
    return { bank, detail: bankQuoteDetail.parse(body) };
  }

  async function live(seed: number): Promise<void> {
    const { bank, officer, rival, rivalsOfficer } = market.people();
    const banks: readonly BankInLife[] = [
      { first: bank, second: officer, secret: `pledge-${seed}-one` },
      { first: rival, second: rivalsOfficer, secret: `pledge-${seed}-two` },
    ];
    const life: Life = {
      market,
      random: seededRandom(seed),
      id: await market.shared(bank, rival),
      banks,
    };
    const history: string[] = [];
    for (let step = 0; step < stepsEach; step += 1) {
      const { request } = await market.financing(life.id);
      // Withdrawn, so that the buyer sees it no more.
      if (!request) return;
      const views = await Promise.all(
        request.bankQuotes.map(({ id, bank: { id: companyId } }) => {
          const of = banks.find(({ first }) => first.companyId === companyId);
          if (!of) throw new Error('a bank that was not asked');
          return viewOf(of, id);
        }),
      );
      await assertInvariants(life, request, views);
      const { transition, run } = nextStep(life, request, views);
      const answer = await run();
      history.push(`${transition ?? 'beside'} ${answer?.status ?? ''}`);
      // Refused or done, and never an unexplained failure.
      if (answer && ![200, 400, 403, 404, 409].includes(answer.status))
        throw new Error(`${history.join(', ')}; ${JSON.stringify(answer.body)}`);
      if (answer?.status === 200 && transition) {
        const allowed = [
          ...views.map(({ detail }) => detail.moves),
          ...request.bankQuotes.map((it) => it.moves),
        ];
        if (!allowed.flat().includes(transition))
          throw new Error(`${history.join(', ')}; the table does not allow the last step`);
        taken.add(transition);
      }
    }
  }

  const runs = { file: 'random-lives', from: 20_261_124, few: 12, many: 60, failedOnce: [] };
  eachSeed('keep what must hold', runs, live);

  // Lives that end at once would hold everything and show nothing.
  (isOneSeed ? it.skip : it)('come as far as a signed contract', () => {
    for (const reached of ['approve-binding', 'accept', 'propose-contract', 'sign-for-bank', 'sign'])
      expect([...taken]).toContain(reached);
  });
});
