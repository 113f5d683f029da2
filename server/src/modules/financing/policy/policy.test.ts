import { beforeAll, describe, expect, it } from '@jest/globals';
import { bankPolicyAnswer } from 'shared-kit/contract';
import { replaceRates } from '../../rates/index.ts';
import { codes, done, financingMarket, move } from '../testing/financing-market.ts';
import { aBankOffer, aLetter } from '../testing/inputs.ts';

describe('policy', () => {
  const market = financingMarket();
  const { shared, opened } = market;
  let { bank, officer, rival } = {} as ReturnType<typeof market.people>;
  beforeAll(async () => {
    ({ bank, officer, rival } = market.people());
    const rates = { USD: '1.25', EUR: '1', CHF: '0.8' };
    await market.database.db.transaction((tx) =>
      replaceRates(tx, { date: '2030-01-01', source: 'test', rates }),
    );
  });

  const setLimit = (aloneBelow: object | null, of = bank) =>
    of.call('POST', '/api/bank/policy', { aloneBelow });
  const read = async (of = bank) => bankPolicyAnswer.parse((await of.call('GET', '/api/bank/policy')).body);
  /** Makes a binding loan over this sum and returns the state of the offer and who decided on it. */
  async function offeredAlone(principal: string) {
    await shared(bank);
    const { id } = await opened(bank);
    done(await move(bank, id, 'offers', { kind: 'binding', terms: aBankOffer(principal) }));
    const { state, offers, aloneBelow } = await opened(bank);
    return [state, offers[0]?.state, offers[0]?.decidedBy, aloneBelow?.amount ?? null];
  }

  describe('the amount below which one officer is enough', () => {
    it('is set by owners of the bank, for their bank alone', async () => {
      expect(codes(await setLimit({ amount: '1', currency: 'EUR' }, officer))).toEqual([
        403,
        'access.forbidden',
      ]);
      done(await setLimit({ amount: '80000.00', currency: 'EUR' }));
      expect(await read(officer)).toMatchObject({
        ...{ aloneBelow: { amount: '80000.00', currency: 'EUR' }, mayChange: false },
        changed: { at: expect.any(String) },
      });
      expect(await read(rival)).toMatchObject({ aloneBelow: null, changed: null, mayChange: true });
    });

    it.each(['-1', '1e3', '123456789012345', '1.001'])('is no %s', async (amount) => {
      const before = await read();
      expect((await setLimit({ amount, currency: 'EUR' })).status).toBe(400);
      expect(await read()).toEqual(before);
    });

    it.each([
      ['below it, at the day’s rate', '99999.99', ['binding', 'sent', null, '100000.00']],
      ['at it', '100000.00', ['received', 'awaiting_approval', null, '100000.00']],
      ['above it', '100000.01', ['received', 'awaiting_approval', null, '100000.00']],
    ])('%s decides on an offer of %s dollars', async (_case, principal, expected) => {
      expect(await offeredAlone(principal)).toEqual(expected);
    });

    it('counts for letters of credit too', async () => {
      await shared(bank);
      const { id } = await opened(bank);
      done(await move(bank, id, 'letters', { kind: 'binding', terms: aLetter('99999.99') }));
      expect((await opened(bank)).letters[0]?.state).toBe('sent');
    });

    it('may be taken away, and then two people send every offer', async () => {
      done(await setLimit(null));
      expect(await offeredAlone('10.00')).toEqual(['received', 'awaiting_approval', null, null]);
    });
  });
});
