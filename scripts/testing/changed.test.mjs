import { describe, expect, it } from '@jest/globals';
import { affectedBy } from './changed.mjs';

const journey = (name) => `e2e/journeys/${name}.spec.ts`;
const workspace = {
  packages: [
    { name: 'host', uses: ['shared-kit'] },
    { name: 'mf-shop', uses: ['shared-kit'] },
    { name: 'server', uses: [] },
    { name: 'shared-kit', uses: [] },
  ],
  exists: (file) => !file.includes('removed'),
  testsBelow: (name) => [`${name}/src/a.test.ts`],
  specs: ['areas', 'cart', 'dev', 'release-command', 'shop'].map(journey),
  journeysOfArea: (area) => (area === 'shop' ? [journey('shop'), journey('cart')] : []),
};
const affected = (...files) => affectedBy(files, workspace);

describe('a change can affect', () => {
  it.each([
    ['nothing but the checks, when it is prose', ['docs/map.md', 'biome.json'], [], [], false],
    ['tests and journeys of an area', ['mf-shop/src/a.tsx'], ['mf-shop/src/a.tsx'], ['cart', 'shop'], false],
    ['tests alone', ['mf-shop/src/a.test.tsx'], ['mf-shop/src/a.test.tsx'], [], false],
    ['a test of the server, no drill', ['server/src/a.test.ts'], ['server/src/a.test.ts'], [], false],
    [
      'every test of a package that reads it',
      ['mf-shop/src/en.json'],
      ['mf-shop/src/a.test.ts'],
      ['cart', 'shop'],
      false,
    ],
    [
      'every test that may have read a file that is gone',
      ['mf-shop/removed.ts'],
      ['mf-shop/src/a.test.ts'],
      ['cart', 'shop'],
      false,
    ],
    ['one journey', [journey('areas')], [journey('areas')], ['areas'], false],
    [
      'what scripts are shown by',
      ['scripts/dev.mjs'],
      ['scripts/dev.mjs'],
      ['dev', 'release-command'],
      false,
    ],
    ['drills, no journey', ['e2e/drills/stop.ts'], ['e2e/drills/stop.ts'], [], true],
    ['all journeys and drills', ['server/src/a.ts'], ['server/src/a.ts'], null, true],
    [
      'all journeys',
      ['host/src/a.tsx', 'mf-shop/src/a.tsx'],
      ['host/src/a.tsx', 'mf-shop/src/a.tsx'],
      null,
      false,
    ],
    [
      'whoever uses a package',
      ['shared-kit/src/a.css'],
      ['shared-kit/src/a.test.ts', 'host/src/a.test.ts', 'mf-shop/src/a.test.ts'],
      null,
      true,
    ],
    ['everything', ['pnpm-lock.yaml'], null, null, true],
  ])('%s', (_what, files, tests, journeys, drills) => {
    expect(affected(...files)).toEqual({ tests, journeys: journeys?.map(journey) ?? null, drills });
  });
});
