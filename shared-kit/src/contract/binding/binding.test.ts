import { expect, it } from '@jest/globals';
import { bankAccountTransitions } from '../bank-account/lifecycle.ts';
import { claimTransitions } from '../claims/lifecycle.ts';
import { documentTransitions } from '../documents/lifecycle.ts';
import type { BindingSpec, Endpoint } from '../endpoints/endpoint.ts';
import { bankQuoteTransitions } from '../financing/lifecycle.ts';
import { quoteTransitions } from '../quotes/lifecycle.ts';
import * as quoteMoves from '../quotes/move-endpoints.ts';
import { sanctionsTransitions } from '../sanctions/lifecycle.ts';
import { signingTransitions } from '../signing/lifecycle.ts';
import { verificationTransitions } from '../verification/lifecycle.ts';
import { bindingDoors, isBindingAddress } from './doors.ts';
import { isSameSeen, seenTogether } from './seen.ts';

const tables = {
  quote: quoteTransitions,
  financing: bankQuoteTransitions,
  signing: signingTransitions,
  verification: verificationTransitions,
  claims: claimTransitions,
  documents: documentTransitions,
  sanctions: sanctionsTransitions,
  'bank account': bankAccountTransitions,
};

it.each(Object.entries(tables))('each binding row of %s has an address, and no other', (name, table) => {
  const rows = Object.entries(table as Readonly<Record<string, { binding: boolean }>>);
  const binding = rows.flatMap(([move, row]) => (row.binding ? [move] : []));
  const doors = bindingDoors as Readonly<Record<string, object>>;
  expect(Object.keys(doors[name] ?? {}).sort()).toEqual(binding.sort());
});

it('an endpoint that doesn’t bind doesn’t compile among the doors', () => {
  const doors: Readonly<Record<string, readonly Endpoint<BindingSpec>[]>> = {
    accept: [quoteMoves.accept],
    // @ts-expect-error it doesn't bind
    counter: [quoteMoves.counter],
  };
  expect(Object.keys(doors)).toHaveLength(2);
});

it.each([
  ['/api/bank/quotes/one/contract', false],
  ['/api/admin/verification/one', false],
  ['/api/quotes/one/financing/contract', true],
])('%s is the address of a binding move: %s', (path, binds) => {
  expect(isBindingAddress(path)).toBe(binds);
});

it.each([
  ['5', '5.00', true],
  ['5.10', '5.1', true],
  ['50', '5', false],
  ['5.01', '5.1', false],
])('the sums %s and %s are the same: %s', (one, other, isSame) => {
  const read = (amount: string) => ({ version: 'a', sum: { amount, currency: 'USD' as const } });
  expect(isSameSeen(read(one), read(other))).toBe(isSame);
  expect(isSameSeen(read(one), { version: 'a', sum: null })).toBe(false);
  expect(isSameSeen(read(one), { ...read(one), version: 'b' })).toBe(false);
});

it('several are read together, in their order, with what they come to', () => {
  const usd = (version: string, amount: string) => ({ version, sum: { amount, currency: 'USD' as const } });
  const [one, other] = [usd('a', '59880.25'), usd('b', '0.7501')];
  expect(seenTogether([one])).toEqual(one);
  const both = seenTogether([one, other]);
  expect(both).toEqual({ ...usd('a, b', '59881.0001'), parts: [one, other] });
  expect(isSameSeen(both, seenTogether([usd('a', '59880.2500'), other]))).toBe(true);
  // The total is the same.
  expect(isSameSeen(both, seenTogether([usd('a', '59880.00'), usd('b', '1.0001')]))).toBe(false);
  expect(isSameSeen(both, { version: both.version, sum: both.sum })).toBe(false);
});

it('sums in several currencies have no total, and are compared each', () => {
  const usd = { version: 'a', sum: { amount: '5', currency: 'USD' as const } };
  const eur = (amount: string) => ({ version: 'b', sum: { amount, currency: 'EUR' as const } });
  const both = seenTogether([usd, eur('7')]);
  expect(both.sum).toBeNull();
  expect(isSameSeen(both, seenTogether([usd, eur('7.00')]))).toBe(true);
  expect(isSameSeen(both, seenTogether([usd, eur('7.01')]))).toBe(false);
});
