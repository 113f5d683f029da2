import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { isAreaId, shippedAreas } from '../areas/area-contract.ts';
import { faultOfAreaId } from './area-ids.ts';
import { routeTable } from './routes.ts';

it.each([...shippedAreas, 'logistics', 'quality'])('%s may be an area', (id) => {
  expect(isAreaId(id)).toBe(true);
  expect(faultOfAreaId(id)).toBeNull();
});

it.each([
  ['Logistics', 'Logistics is no name for an area: it takes 3 to 20 letters from a to z.'],
  ['cold-store', 'cold-store is no name for an area'],
  ['../evil', '../evil is no name for an area'],
  ['ab', 'ab is no name for an area'],
  ['', ' is no name for an area'],
  ['bankers', 'bankers contains bank, which the access rules read in addresses.'],
  ['commercials', 'commercials contains commercial, which'],
  ['cart', '/cart is an address that the market has already.'],
  ['profile', '/profile is an address that the market has already.'],
  ['builds', '/builds is an address that the market has already.'],
  ['host', 'host is a word that the host has for itself.'],
])('%s may be none', (id, sentence) => expect(faultOfAreaId(id)).toContain(sentence));

it('owns no route of the specification', () => {
  const owners = new Set(routeTable.map(({ owner }) => owner));
  expect([...owners].sort()).toEqual([...shippedAreas, 'host'].sort());
});

/** An area's style sheet may register custom properties and name layers that begin with its id. */
it('begins no custom property of the host or the kit', () => {
  const root = join(import.meta.dirname, '../../../..');
  const sheets = globSync('{host,shared-kit}/src/**/*.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(20);
  const properties = sheets.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^\s*--([a-z]+)(?=[\d-]*[a-z\d-]*:)/gm)].map(
      ([, word = '']) => word,
    ),
  );
  expect(properties).toContain('text');
  expect(
    [...new Set(properties)].filter((word) => isAreaId(word) && faultOfAreaId(word) === null).sort(),
  ).toEqual([]);
});
