import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { shippedAreas } from 'shared-kit/contract/areas';
import { classPrefix, isOwnName, isOwnProperty } from './own-names.ts';

it.each([
  ['--shop-row', true, true],
  ['--shop_row', true, true],
  ['--kit-frame', false, true],
  ['--shopping', false, false],
  ['--text-shop-row', false, false],
  ['--bank-row', false, false],
  ['shop-low', true, false],
])('%s is a name of the shop: %s; a property of its own: %s', (name, isName, isProperty) => {
  expect([isOwnName('shop', name), isOwnProperty('shop', name)]).toEqual([isName, isProperty]);
});

it('gives no class of host or kit the prefix of an area', () => {
  const root = join(import.meta.dirname, '../../..');
  const taken = ['host/src', 'shared-kit/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .filter((path) => {
        const css = readFileSync(join(root, folder, path), 'utf8');
        return shippedAreas.some((area) => css.includes(`.${classPrefix(area)}`));
      }),
  );
  expect(taken).toEqual([]);
});
