import { expect, it } from '@jest/globals';
import { noChoice, type QuoteChoice, readChoice, writeChoice } from './quote-choice.ts';

it.each<[string, Partial<QuoteChoice>]>([
  ['', {}],
  ['?stage=quoted', { stages: ['quoted'] }],
  ['?stage=quoted%2Cexpired', { stages: ['quoted', 'expired'] }],
  ['?turn=mine&due=week', { turn: 'mine', due: 'week' }],
  ['?financing=offers', { financing: 'offers' }],
  ['?q=Alt%C4%B1nmekik&cursor=abc', { search: 'Altınmekik', cursor: 'abc' }],
])('%s is %o, and back', (address, change) => {
  const choice = { ...noChoice, ...change };
  expect(readChoice(new URLSearchParams(address))).toEqual(choice);
  expect(writeChoice(choice)).toBe(address);
});

it.each(['?stage=sold', '?turn=yours', '?due=never', '?financing=maybe'])(
  '%s asks for nothing known, so it is the whole list',
  (address) => expect(readChoice(new URLSearchParams(address))).toEqual(noChoice),
);
