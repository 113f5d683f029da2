import { expect, it } from '@jest/globals';
import { wholeRegistry } from '../testing/test-areas.tsx';
import { asRegistry } from './read-registry.ts';

it('a registry is one', () => {
  expect(asRegistry(wholeRegistry)).toBe(wholeRegistry);
});

it.each([
  ['nothing', undefined],
  ['a list', []],
  ['no areas', { buildId: '1' }],
  ['areas that are no list', { buildId: '1', areas: {} }],
  ['an area that is nothing', { buildId: '1', areas: [null] }],
  ['an area without pages', { buildId: '1', areas: [{ id: 'shop', entry: '/r/shop/1/remoteEntry.js' }] }],
  ['no build', { areas: [] }],
])('%s is none', (_what, told) => {
  expect(asRegistry(told)).toBeNull();
});
