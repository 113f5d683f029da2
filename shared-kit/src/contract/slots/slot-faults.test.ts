import { expect, it } from '@jest/globals';
import type { DeclaredSlot } from '../areas/declared-slot.ts';
import { faultOfWeight, faultsOfSlots, panelBudget } from './slot-faults.ts';
import { slots } from './slots.ts';

const panel = (change: Partial<DeclaredSlot> = {}): DeclaredSlot => ({
  name: 'quote.aside',
  order: 10,
  height: 120,
  ...change,
});

it('nothing is wrong with a panel in each slot', () => {
  expect(faultsOfSlots(Object.keys(slots).map((name) => panel({ name })))).toEqual([]);
  expect(faultsOfSlots([panel({ order: 0, height: 0 })])).toEqual([]);
  expect(faultsOfSlots([panel({ order: 1000, height: 480 })])).toEqual([]);
});

it.each<[string, Partial<DeclaredSlot>]>([
  ['There is no slot "quote.above"; the market has quote.aside, overview', { name: 'quote.above' }],
  ['There is no slot "constructor"', { name: 'constructor' }],
  ['There is no slot ""', { name: '' }],
  ['The order of its panel in quote.aside goes from 0 to 1000.', { order: -1 }],
  ['The order of its panel in quote.aside', { order: 1001 }],
  ['The order of its panel in quote.aside', { order: 1.5 }],
  ['The height of its panel in quote.aside is given in whole pixels, from 0 to 480.', { height: 481 }],
  ['The height of its panel in quote.aside', { height: -1 }],
  ['The height of its panel in quote.aside', { height: 10.5 }],
])('says: %s', (sentence, change) => {
  const [fault, ...more] = faultsOfSlots([panel(change)]);
  expect(fault).toContain(sentence);
  expect(more).toEqual([]);
});

it('fills a slot once', () => {
  expect(faultsOfSlots([panel(), panel({ order: 20 })])).toEqual(['It fills the slot quote.aside twice.']);
});

it.each([
  [panelBudget, null],
  [panelBudget + 1, 'Its panel in quote.aside weighs 15361 bytes compressed; 15360 are allowed.'],
])('a panel of %i bytes', (bytes, fault) => {
  expect(faultOfWeight('quote.aside', bytes)).toBe(fault);
});
