import { expect } from '@jest/globals';
import { type BuyersFinancing, chosenBankQuoteStates, isOpenBankQuote } from 'shared-kit/contract/financing';
import type { BankView, Life } from './random-life.ts';

/** States of the bank quotes that go with a request's state: how many must be among these. */
const chosenAt: Partial<Record<BuyersFinancing['state'], readonly string[]>> = {
  accepted: ['accepted'],
  contract_signed: ['contract_signed', 'issued', 'presented'],
  closed: ['closed', 'honoured'],
  terminated: ['terminated', 'refused'],
};
const inCents = (amount: string | undefined): number => Math.round(Number(amount ?? 0) * 100);

/** What holds after every step of every life. */
export async function assertInvariants(
  { market, id, banks }: Life,
  request: BuyersFinancing,
  views: readonly BankView[],
): Promise<void> {
  const { bankQuotes, state } = request;
  const states = bankQuotes.map((it) => it.state);
  // One winner, and nobody else has a choice left.
  expect(
    states.filter((it) => chosenBankQuoteStates.some((chosen) => chosen === it)).length,
  ).toBeLessThanOrEqual(1);
  const expected = chosenAt[state];
  if (expected) expect(states.filter((it) => expected.includes(it))).toHaveLength(1);
  if (state !== 'shared' && state !== 'offers_in') expect(states.filter(isOpenBankQuote)).toEqual([]);

  // The quote is an order once its financing is signed.
  const { seller } = market.people();
  const makers = await seller.detail(id);
  const financed = makers.versions.find(({ number }) => number === request.versionNumber);
  assertMoney(request, financed?.total ?? '0');
  if (state === 'contract_signed' || state === 'closed') expect(makers.stage).toBe('ordered');

  // No party reads what belongs to another.
  const told = JSON.stringify(makers);
  for (const { secret } of banks) expect(told).not.toContain(secret);
  for (const { bank, detail } of views) {
    const known = JSON.stringify(detail);
    for (const other of banks.filter((it) => it !== bank)) {
      expect(known).not.toContain(other.secret);
      expect(known).not.toContain(other.first.companyId);
    }
    expect(known).not.toContain('not_selected');
    if (detail.state === 'closed_by_buyer') expect([detail.quote, detail.papers]).toEqual([null, null]);
  }
}

function assertMoney({ bankQuotes, amount, ownFunds, extras }: BuyersFinancing, total: string): void {
  const extra = extras.reduce((sum, it) => sum + inCents(it.amount), 0);
  expect(inCents(amount.amount) + inCents(ownFunds.amount)).toBe(inCents(total) + extra);
  for (const { drawdown, offers } of bankQuotes) {
    for (const { figures, terms } of offers) {
      const repaid = figures.rows.reduce(
        (sum, row) => sum + inCents(row.principal) + inCents(row.balloon),
        0,
      );
      expect(repaid).toBe(inCents(terms.principal));
    }
    if (!drawdown) continue;
    const paid = drawdown.disbursements
      .filter(({ stands }) => stands)
      .reduce((sum, it) => sum + inCents(it.amount.amount), 0);
    expect(paid).toBe(inCents(drawdown.paidOut.amount));
    expect(paid).toBeLessThanOrEqual(inCents(drawdown.principal.amount));
  }
}
