import { expect, it } from '@jest/globals';
import { sampleAddresses, valuesOf } from './sample-addresses.ts';

const sample = { ask: '/api/quotes', list: 'quotes', field: 'id', each: 'state' };
const quotes = [
  { id: 'a', state: 'sent' },
  { id: 'b', state: 'sent' },
  { id: 'c', state: 'accepted' },
];

it('one of each kind stands for all', () => {
  expect(valuesOf({ quotes }, sample)).toEqual(['a', 'c']);
  expect(valuesOf({ quotes }, { ...sample, each: undefined })).toEqual(['a', 'b']);
  expect(valuesOf({ quotes: quotes.slice(0, 2) }, sample)).toEqual(['a', 'b']);
  expect(valuesOf({ quotes: quotes.slice(2) }, sample)).toEqual(['c']);
  expect(valuesOf({ quotes: [] }, sample)).toEqual([]);
});

it('becomes the address of the page', async () => {
  const page = { pattern: '/quote/:id', sample };
  expect(await sampleAddresses(page, async () => ({ quotes }))).toEqual(['/quote/a', '/quote/c']);
  expect(await sampleAddresses({ pattern: '/shop' }, async () => null)).toEqual(['/shop']);
});

it('says what is missing', async () => {
  expect(() => valuesOf({ code: 'x' }, sample)).toThrow('/api/quotes answers no list quotes');
  await expect(sampleAddresses({ pattern: '/quote/:id' }, async () => null)).rejects.toThrow(
    '/quote/:id names no sample for its parameter',
  );
});
