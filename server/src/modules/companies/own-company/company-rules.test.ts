import { describe, expect, it } from '@jest/globals';
import { isLegallyRelevant, isOtherPlace, mayKeepAddress, mayRemoveAddress } from './company-rules.ts';

const facts = {
  legalForm: 'company',
  legalName: 'A Ltd',
  brandName: 'A',
  taxNumber: '1',
  taxOffice: null,
  mersisNumber: null,
  website: null,
  lei: null,
} as const;
it.each([
  [{}, false],
  [{ brandName: 'Another' }, false],
  [{ website: 'https://a.example' }, false],
  [{ lei: '5493001KJTIIGC8Y1R12' }, false],
  [{ legalName: 'B Ltd' }, true],
  [{ legalForm: 'sole-trader' }, true],
  [{ taxNumber: '2' }, true],
  [{ taxOffice: 'Çekirge' }, true],
  [{ mersisNumber: '3' }, true],
])('a change of %j is looked at again: %s', (change, expected) => {
  expect(isLegallyRelevant(facts, { ...facts, ...change })).toBe(expected);
});

const place = { line1: 'a', line2: null, postalCode: '1', city: 'Bursa', region: null, country: 'TR' };
it.each([
  ['registered', {}, false],
  ['registered', { city: 'İzmir' }, true],
  ['registered', { line2: 'Kat 2' }, true],
  ['delivery', { city: 'İzmir' }, false],
] as const)('of the %s address %j is another place: %s', (kind, change, expected) => {
  expect(isOtherPlace({ ...place, kind }, { ...place, ...change })).toBe(expected);
});

describe('addresses', () => {
  const two = [
    { id: 'seat', kind: 'registered' },
    { id: 'store', kind: 'delivery' },
  ] as const;
  it.each([
    ['a new delivery address', two, null, 'delivery', 'granted'],
    ['a second registered one', two, null, 'registered', 'address.registered-taken'],
    ['a first registered one', two.slice(1), null, 'registered', 'granted'],
    ['the registered one, changed', two, 'seat', 'registered', 'granted'],
    ['the registered one as another kind', two, 'seat', 'invoice', 'address.needed'],
    ['another as the registered one', two, 'store', 'registered', 'address.registered-taken'],
    ['another as another kind', two, 'store', 'invoice', 'granted'],
    ['one of another company', two, 'theirs', 'delivery', 'address.not-found'],
  ] as const)('%s', (_what, addresses, id, kind, verdict) => {
    expect(mayKeepAddress(addresses, id, kind)).toBe(verdict);
  });

  it.each([
    ['store', 'granted'],
    ['seat', 'address.needed'],
    ['theirs', 'address.not-found'],
  ])('%s is removed: %s', (id, verdict) => {
    expect(mayRemoveAddress(two, id)).toBe(verdict);
  });
});
