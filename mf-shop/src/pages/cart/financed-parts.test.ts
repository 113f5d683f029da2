import { expect, it } from '@jest/globals';
import type { CartLine } from 'shared-kit/contract/cart';
import { cartOf, loomLine } from '../../testing/cart.ts';
import { financedParts } from './financed-parts.ts';

const isMachine = (category: string) => category === 'weaving';
const line = (changes: Partial<CartLine> = {}): CartLine => ({ ...loomLine, ...changes });
const total = (contract: string, currency: 'USD' | 'EUR', display = contract) => ({
  contract: { amount: contract, currency },
  display: { amount: display, currency: 'USD' as const },
});

it.each<[string, readonly CartLine[], readonly string[]]>([
  [
    'machines of one currency are one sum',
    [line(), line({ total: total('0.5', 'USD') })],
    ['USD 536560.5000'],
  ],
  [
    'each currency is a part, in what is shown',
    [line(), line({ total: total('100', 'EUR', '110.25') })],
    ['USD 536560.0000', 'EUR 110.2500'],
  ],
  ['cloth is not financed', [line({ category: { id: 'fabric', name: 'Fabric' } })], []],
  ['nor what is on request', [line({ total: null })], []],
  ['nor what was withdrawn', [line({ available: false })], []],
  ['nothing of an empty cart', [], []],
])('%s', (_what, lines, expected) => {
  const parts = financedParts(cartOf(lines), isMachine);
  expect(parts.map((part) => `${part.currency} ${part.total.amount}`)).toEqual(expected);
});
