import { beforeAll, expect, it } from '@jest/globals';
import { financingMarket, move } from './testing/financing-market.ts';
import { aBankOffer } from './testing/inputs.ts';

/** `FINANCING_RACE_ROUNDS=1000` for the long run. */
const rounds = Number(process.env.FINANCING_RACE_ROUNDS ?? 8);
const market = financingMarket();
const { shared, financing, requestOf, opened, bindingOffer } = market;
let { buyer, seller, bank, officer, rival, rivalsOfficer } = {} as ReturnType<typeof market.people>;
beforeAll(() => {
  ({ buyer, seller, bank, officer, rival, rivalsOfficer } = market.people());
});

it('two acceptances have one winner', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await shared(bank, rival);
    const offers = [await bindingOffer(bank, officer), await bindingOffer(rival, rivalsOfficer)];
    const answers = await Promise.all(
      offers.map((offerId) => buyer.act(id, 'financing/acceptance', { offerId })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const states = (await requestOf(id)).bankQuotes.map(({ state }) => state);
    expect(states.toSorted()).toEqual(['accepted', 'not_selected']);
  }
});

it('an acceptance against taking the consent back has one outcome', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await shared(bank);
    const offerId = await bindingOffer(bank, officer);
    const answers = await Promise.all([
      buyer.act(id, 'financing/acceptance', { offerId }),
      buyer.act(id, 'financing/withdrawal', {}),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((it) => it === 200)).toHaveLength(1);
    expect((await financing(id)).request?.state).toBe(statuses[0] === 200 ? 'accepted' : undefined);
  }
});

it('an acceptance against a new version never accepts what was replaced', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await shared(bank);
    const offerId = await bindingOffer(bank, officer);
    const revision = await seller.save(id, { discount: '5' });
    const [accepted, sent] = await Promise.all([
      buyer.act(id, 'financing/acceptance', { offerId }),
      seller.act(id, 'send', { revision, text: '' }),
    ]);
    expect(sent.status).toBe(200);
    expect([200, 409]).toContain(accepted.status);
    expect((await requestOf(id)).state).toBe(accepted.status === 200 ? 'accepted' : 'offers_in');
  }
});

it('two officers who offer at once leave one proposal', async () => {
  for (let round = 0; round < rounds; round++) {
    await shared(bank);
    const { id, amount } = await opened(bank);
    const offer = { kind: 'binding', terms: aBankOffer(amount.amount) };
    const answers = await Promise.all([bank, officer].map((it) => move(it, id, 'offers', offer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await opened(bank)).offers).toHaveLength(1);
  }
});
