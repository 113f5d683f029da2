import { describe, expect, it } from '@jest/globals';
import type { PriceAnswer } from 'shared-kit/contract/catalogue';
import { chosenVariant, difference, variantWith } from './variant-choice.ts';

const usd = (amount: string): PriceAnswer => ({
  contract: { amount, currency: 'USD' },
  display: { amount, currency: 'USD' },
  approximate: false,
  provenance: { level: 'base' },
});
const variant = (id: string, values: string[], amount: string | null) => ({
  id,
  values,
  sku: null,
  price: amount === null ? null : usd(amount),
});
const asked = variant('asked', ['170', 'cam'], null);
const small = variant('small', ['170', 'dobby'], '90');
const large = variant('large', ['190', 'dobby'], '120');
const jacquard = variant('jacquard', ['190', 'jacquard'], '200');
const offer = { options: [], variants: [asked, small, large, jacquard] };

describe('the chosen variant', () => {
  it.each([
    ['the one that the address asks for', 'large', large],
    ['the first with a price', null, small],
    ['the first with a price for an unknown id', 'gone', small],
  ])('is %s', (_what, wanted, expected) => {
    expect(chosenVariant(offer, wanted)).toBe(expected);
  });

  it('is the first when none has a price, and none when there are none', () => {
    expect(chosenVariant({ options: [], variants: [asked] }, null)).toBe(asked);
    expect(chosenVariant({ options: [], variants: [] }, 'x')).toBeNull();
  });
});

describe('choosing another value', () => {
  it.each([
    ['keeps the rest', small, 0, '190', large],
    ['goes to the nearest that exists', small, 1, 'jacquard', jacquard],
    ['stays on what is chosen', jacquard, 1, 'jacquard', jacquard],
    ['finds nothing for an unknown value', small, 0, '540', null],
  ])('%s', (_what, current, index, value, expected) => {
    expect(variantWith(offer, current, index, value)).toBe(expected);
  });

  it.each([
    ['more', small, large, { amount: '30.0000', currency: 'USD' }],
    ['less', large, small, { amount: '-30.0000', currency: 'USD' }],
    ['nothing said for a price on request', small, asked, null],
  ])('costs %s', (_what, current, other, expected) => {
    expect(difference(current, other)).toEqual(expected);
  });
});
