import { expect, it } from '@jest/globals';
import { fillSlots, valueAt } from './fill-slots.ts';

const categories = {
  categories: [{ id: 'machinery', count: 1541, children: [{ id: 'weaving', count: 9 }] }],
};
const answers = {
  '/api/market-figures': { makers: 30, looms: { hooks: { min: 2 } } },
  '/api/categories?locale=en&x=1': categories,
  '/api/picture': { light: '/a.svg' },
  visitor: { currency: '<€> EUR' },
};
const slotOf = (address: string, path: string) => `\uE000${address}#${path}\uE001`;
const slot = (address: string, path: string) => `<b>${slotOf(address, path)}</b>`;

it.each([
  ['a number', slot('/api/market-figures', 'makers'), 'en', '<b>30</b>'],
  [
    'a number of a part, in an address as HTML writes it',
    slot('/api/categories?locale=en&amp;x=1', '@machinery/count'),
    'en',
    '<b>1,541</b>',
  ],
  ['it in Turkish', slot('/api/categories?locale=en&amp;x=1', '@machinery/count'), 'tr', '<b>1.541</b>'],
  ['a text, which is only text', slot('visitor', 'currency'), 'en', '<b>&#60;€&#62; EUR</b>'],
  ['a question that was not answered', slot('/api/nothing', 'makers'), 'en', '<b>\u2007\u2007</b>'],
  ['what the answer does not have', slot('/api/market-figures', 'banks'), 'en', '<b>\u2007\u2007</b>'],
  ['what is no text', slot('/api/market-figures', 'looms'), 'en', '<b>\u2007\u2007</b>'],
  ['no slot', '<b>made</b>', 'en', '<b>made</b>'],
  [
    'a picture that there is',
    `<img src="${slotOf('/api/picture', 'light')}" alt="">`,
    'en',
    '<img src="/a.svg" alt="">',
  ],
  [
    'a picture that there is not',
    `<img src="${slotOf('/api/picture', 'dark')}" alt="">`,
    'en',
    '<img alt="">',
  ],
] as const)('fills %s', (_what, html, locale, filled) => {
  expect(fillSlots(html, answers, locale)).toBe(filled);
});

it.each([
  ['categories/0/count', 1541],
  ['@weaving/count', 9],
  ['@nothing/count', undefined],
  ['categories/9/count', undefined],
])('finds %s', (path, value) => {
  expect(valueAt(categories, path)).toBe(value);
});
