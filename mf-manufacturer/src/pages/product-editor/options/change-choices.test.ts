import { describe, expect, it } from '@jest/globals';
import { noChoices, type ProductChoices } from 'shared-kit/contract/products';
import {
  combinationsOf,
  countCombinations,
  forbiddenBy,
  offered,
  withOption,
  withoutOption,
  withoutValue,
  withValue,
} from './change-choices.ts';

const prices = (price: number) => ({
  regions: { global: { price, currency: 'USD' as const } },
  countries: {},
});
const words = (text: string) => ({ en: text, tr: '' });
const option = (id: string, values: string) => ({
  id,
  name: words(id),
  values: [...values].map((value) => ({ id: value, label: words(value) })),
});
/** `ax 10` is the combination of the values a and x at 10 dollars. */
const offer = (...texts: string[]) =>
  texts.map((text) => {
    const [values = '', price] = text.split(' ');
    return { id: values, values: [...values], sku: null, priceMap: prices(Number(price)) };
  });
const choices: ProductChoices = {
  options: [option('one', 'ab'), option('two', 'xy')],
  variants: offer('ax 1', 'ay 2', 'by 3'),
};
const told = ({ variants }: ProductChoices) =>
  variants.map(({ values, priceMap }) => `${values.join('')} ${priceMap.regions.global?.price}`);

describe('an option', () => {
  it('begins with one value, which is on offer at the product’s price', () => {
    const first = withOption(noChoices, prices(7));
    expect([first.options.length, first.options[0]?.values.length]).toEqual([1, 1]);
    expect(first.variants.map(({ values, priceMap }) => [values.length, priceMap])).toEqual([[1, prices(7)]]);
    const second = withOption(choices, prices(7));
    const added = second.options[2]?.values[0]?.id;
    expect(second.variants.map(({ id, values }) => [id, values[2]])).toEqual([
      ['ax', added],
      ['ay', added],
      ['by', added],
    ]);
  });

  it('leaves the first of the combinations that are alike without it', () => {
    expect(told(withoutOption(choices, 0))).toEqual(['x 1', 'y 2']);
    expect(withoutOption({ options: [option('one', 'a')], variants: offer('a 1') }, 0)).toEqual(noChoices);
  });
});

describe('a value', () => {
  it('that is new is on offer with what its option is on offer with, at the same prices', () => {
    const { options, variants } = withValue(choices, 1);
    const added = options[1]?.values[2]?.id ?? '';
    expect(told({ options, variants })).toEqual(['ax 1', 'ay 2', 'by 3', `a${added} 1`, `b${added} 3`]);
    expect(new Set(variants.map(({ id }) => id)).size).toBe(5);
  });

  it('takes all that has it along, and its option if it was the last', () => {
    expect(told(withoutValue(choices, { option: 1, value: 'y' }))).toEqual(['ax 1']);
    const last = withoutValue(choices, { option: 1, value: 'y' });
    expect(withoutValue(last, { option: 1, value: 'x' }).options.map(({ id }) => id)).toEqual(['one']);
  });
});

it('offers a combination as it was before', () => {
  const [known] = choices.variants;
  const without = offered(choices, ['a', 'x'], { isOffered: false, known: undefined, prices: prices(9) });
  expect(told(without)).toEqual(['ay 2', 'by 3']);
  const again = offered(without, ['a', 'x'], { isOffered: true, known, prices: prices(9) });
  expect(again.variants.at(-1)).toBe(known);
  const other = offered(without, ['b', 'x'], { isOffered: true, known: undefined, prices: prices(9) });
  expect(told(other)).toEqual(['ay 2', 'by 3', 'bx 9']);
});

it.each([
  ['excludes', ['ay']],
  ['requires', ['ax']],
] as const)('a %s rule forbids combinations', (kind, forbidden) => {
  const rule = { kind, first: { option: 0, value: 'a' }, second: { option: 1, value: 'y' } };
  expect(forbiddenBy(choices.variants, rule).map(({ id }) => id)).toEqual(forbidden);
});

it('lists every combination', () => {
  expect(combinationsOf(choices.options).map((it) => it.join(''))).toEqual(['ax', 'ay', 'bx', 'by']);
  expect([countCombinations(choices.options), countCombinations([])]).toEqual([4, 0]);
});
