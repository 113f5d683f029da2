import { expect, it } from '@jest/globals';
import { bankAccountTransitions } from '../bank-account/lifecycle.ts';
import { claimTransitions } from '../claims/lifecycle.ts';
import { documentTransitions } from '../documents/lifecycle.ts';
import { bankQuoteTransitions } from '../financing/lifecycle.ts';
import { quoteTransitions } from '../quotes/lifecycle.ts';
import { sanctionsTransitions } from '../sanctions/lifecycle.ts';
import { signingTransitions } from '../signing/lifecycle.ts';
import { verificationTransitions } from '../verification.ts';
import { bindingDoors, type FreeAddress, isBindingAddress } from './doors.ts';
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

/** Takes what `api.post` takes. */
const free = <Path extends string>(path: Path & FreeAddress<Path>): string => path;

it('an address of a binding move doesn’t compile where any other does', () => {
  const id = 'one';
  // @ts-expect-error it binds
  free(`/api/quotes/${id}/accept`);
  // @ts-expect-error it binds
  free(`/api/quotes/${id}/financing/acceptance`);
  // @ts-expect-error it binds
  free(`/api/bank/quotes/${id}/disbursements`);
  // @ts-expect-error it binds
  free(`/api/admin/claims/${id}`);
  expect(isBindingAddress(free(`/api/bank/quotes/${id}/contract`))).toBe(false);
  expect(isBindingAddress(free(`/api/admin/verification/${id}`))).toBe(false);
  expect(isBindingAddress('/api/quotes/one/financing/contract')).toBe(true);
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

it('several are read together, in their order', () => {
  const one = { version: 'a', sum: { amount: '1', currency: 'USD' as const } };
  expect(seenTogether([one])).toEqual(one);
  expect(seenTogether([one, { ...one, version: 'b' }])).toEqual({ version: 'a, b', sum: null });
});
