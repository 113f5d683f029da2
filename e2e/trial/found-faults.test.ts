import { expect, it } from '@jest/globals';
import { foundFaults } from './found-faults.ts';

it('tells each fault once, with its pages and roles, and what it depends on', () => {
  const faults = foundFaults();
  const wide = { width: 1280, locale: 'en' } as const;
  faults.add(['error: no yarn'], { ...wide, path: '/looms', role: 'mill', scheme: 'dark' });
  faults.add(['error: no yarn'], {
    ...wide,
    path: '/looms',
    role: 'bank member',
    scheme: 'dark',
    width: 390,
  });
  faults.add(['axe: label'], { ...wide, path: '/looms/1', role: 'mill', scheme: 'light' });
  faults.add(['asks another host: http://yarn.example'], { role: 'mill' });
  faults.add(['/looms is not made as HTML']);
  expect(faults.told()).toEqual([
    '/looms, as mill, bank member, only in en, only in dark colours: error: no yarn',
    '/looms/1, as mill, in en, 1280 px wide, in light colours: axe: label',
    'as mill: asks another host: http://yarn.example',
    '/looms is not made as HTML',
  ]);
});

it('names a few of many pages', () => {
  const faults = foundFaults();
  for (const number of [1, 2, 3, 4, 5, 6]) faults.add(['too wide'], { path: `/looms/${number}` });
  expect(faults.told()).toEqual(['/looms/1 and /looms/2 and /looms/3 and /looms/4 and 2 more: too wide']);
});
