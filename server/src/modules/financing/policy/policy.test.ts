import { beforeAll, describe, expect, it } from '@jest/globals';
import { bankPolicyAnswer } from 'shared-kit/contract/financing';
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
  /** Makes a binding loan over all that was asked for, and returns the state of the offer and who decided on it. */
  async function offeredAlone() {
    await shared(bank);
    const { id, amount } = await opened(bank);
    done(await move(bank, id, 'offers', { kind: 'binding', terms: aBankOffer(amount.amount) }));
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
        aloneBelow: { amount: '80000.00', currency: 'EUR' },
        mayChange: false,
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
      ['below it, at the day’s rate', '192408.21', ['binding', 'sent', null, '240510.26']],
      ['at it', '192408.20', ['received', 'awaiting_approval', null, '240510.25']],
      ['above it', '192408.19', ['received', 'awaiting_approval', null, '240510.23']],
    ])('%s decides on an offer of 240,510.25 dollars', async (_case, limit, expected) => {
      done(await setLimit({ amount: limit, currency: 'EUR' }));
      expect(await offeredAlone()).toEqual(expected);
    });

    it('counts for letters of credit too', async () => {
      done(await setLimit({ amount: '192408.21', currency: 'EUR' }));
      await shared(bank);
      const { id, amount } = await opened(bank);
      done(await move(bank, id, 'letters', { kind: 'binding', terms: aLetter(amount.amount) }));
      expect((await opened(bank)).letters[0]?.state).toBe('sent');
    });

    it('may be taken away, and then two people send every offer', async () => {
      done(await setLimit(null));
      expect(await offeredAlone()).toEqual(['received', 'awaiting_approval', null, null]);
    });
  });
});
