import { expect, it } from '@jest/globals';
import { wholeRegistry } from '../testing/test-areas.tsx';
import { asRegistry } from './read-registry.ts';

it('a registry is one', () => {
  expect(asRegistry(wholeRegistry)).toEqual(wholeRegistry);
});

it.each([
  ['nothing', undefined],
  ['a list', []],
  ['no areas', { buildId: '1', host: '1' }],
  ['areas that are no list', { buildId: '1', host: '1', areas: {} }],
  ['no build', { host: '1', areas: [] }],
  ['no host', { buildId: '1', areas: [] }],
])('%s is none', (_what, told) => {
  expect(asRegistry(told)).toBeNull();
});

it.each([
  ['nothing', null],
  ['without pages', { id: 'shop', entry: '/r/shop/1/remoteEntry.js' }],
  ['without an entry', { id: 'shop', entry: 5, pages: [] }],
])('an area of which is told %s takes no other away', (_what, told) => {
  expect(asRegistry({ ...wholeRegistry, areas: [told, ...wholeRegistry.areas] })).toEqual(wholeRegistry);
});
