import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { afterAcceptance, conditions } from './testing/after-acceptance.ts';
import { codes, done, financingMarket, move } from './testing/financing-market.ts';

describe('payments', () => {
  const market = financingMarket();
  const { requestOf, inDays } = market;
  const { agreed, dealOf, met, contractOf, decision } = afterAcceptance(market);
  let { buyer, seller, bank } = {} as ReturnType<typeof market.people>;
  beforeAll(() => {
    ({ buyer, seller, bank } = market.people());
  });

  /** A contract that both sides confirmed. */
  async function signed(): Promise<string> {
    const id = await agreed(conditions);
    await met(id, 'Insurance policy');
    done(await move(bank, (await dealOf(id)).id, 'contract', await contractOf()));
    done(await buyer.act(id, 'financing/contract', await decision(id)));
    return id;
  }
  const payment = (amount: string, change = {}) => ({
    amount,
    paidOn: inDays(0),
    reference: 'TR-1',
    milestone: 'At shipment',
    corrects: null,
    ...change,
  });

  describe('payments', () => {
    it('wait for their conditions, add up to the principal and close the financing', async () => {
      const id = await signed();
      const { id: bankQuoteId, drawdown } = await dealOf(id);
      const principal = Number(drawdown?.principal.amount);
      const half = (principal / 2).toFixed(2);
      const pay = (amount: string, change = {}) =>
        move(bank, bankQuoteId, 'disbursements', payment(amount, change));
      expect(codes(await pay(half))).toEqual([409, 'financing.conditions-open']);
      await met(id, 'Bill of lading');
      expect(codes(await pay((principal + 1).toFixed(2)))).toEqual([409, 'financing.above-principal']);
      expect(codes(await pay(half, { paidOn: inDays(1) }))).toEqual([400, 'request.body-invalid']);
      done(await pay(half));
      expect(codes(await pay(half))).toEqual([409, 'financing.conditions-open']);
      await met(id, 'Acceptance test');
      done(await pay((principal - Number(half)).toFixed(2), { reference: 'TR-2' }));
      const { state, drawdown: after } = await dealOf(id);
      expect([state, (await requestOf(id)).state, after?.paidOut.amount]).toEqual([
        'closed',
        'closed',
        principal.toFixed(2),
      ]);
      const repaid = after?.schedule.reduce((sum, { principal: part }) => sum + Number(part), 0);
      expect(repaid).toBeCloseTo(principal, 2);
      expect(after?.schedule.at(-1)?.balance).toBe('0.00');
    });

    it('are read by the maker, with the milestone they pay and without what is between buyer and bank', async () => {
      const id = await signed();
      await met(id, 'Bill of lading');
      const { id: bankQuoteId } = await dealOf(id);
      const paid = async (of: typeof bank) =>
        (await of.call('GET', `/api/quotes/${id}/financing-payments`)).body;
      expect(await paid(seller)).toEqual({ payments: [], paidOut: null });
      done(await move(bank, bankQuoteId, 'disbursements', payment('1000')));
      const [first] = (await dealOf(id)).drawdown?.disbursements ?? [];
      done(await move(bank, bankQuoteId, 'disbursements', payment('900', { corrects: first?.id })));
      const expected = { number: 1, amount: { amount: '900.00', currency: 'USD' }, paidOn: inDays(0) };
      for (const party of [seller, buyer])
        expect(await paid(party)).toEqual({
          payments: [{ ...expected, id: expect.any(String), milestone: 'At shipment' }],
          paidOut: expected.amount,
        });
      expect(await paid(bank)).toMatchObject({ code: 'quote.not-found' });
      expect(await paid((await market.parties()).seller)).toMatchObject({ code: 'quote.not-found' });
    });

    it('are corrected by new rows', async () => {
      const id = await signed();
      await met(id, 'Bill of lading');
      const { id: bankQuoteId } = await dealOf(id);
      done(await move(bank, bankQuoteId, 'disbursements', payment('1000')));
      const [first] = (await dealOf(id)).drawdown?.disbursements ?? [];
      const correction = payment('900', { corrects: first?.id });
      done(await move(bank, bankQuoteId, 'disbursements', correction));
      const { disbursements, paidOut } = (await dealOf(id)).drawdown ?? {};
      expect(paidOut?.amount).toBe('900.00');
      expect(disbursements?.map(({ number, stands }) => [number, stands])).toEqual([
        [1, false],
        [1, true],
      ]);
      expect(codes(await move(bank, bankQuoteId, 'disbursements', correction))).toEqual([
        409,
        'financing.state-moved',
      ]);
      await expect(market.database.db.execute(sql`update disbursement set amount = 1`)).rejects.toThrow();
    });

    it('may end before all is paid out', async () => {
      const id = await signed();
      done(await move(bank, (await dealOf(id)).id, 'rest', { reason: 'Not needed any more' }));
      expect((await requestOf(id)).state).toBe('closed');
      const other = await signed();
      done(await move(bank, (await dealOf(other)).id, 'termination', { reason: 'Collateral fell away' }));
      expect((await requestOf(other)).state).toBe('terminated');
    });
  });
});
