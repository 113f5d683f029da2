import { expect, it } from '@jest/globals';
import { shippedTree } from '../shipped-tree.ts';
import { tradeLists } from './trade-lists.ts';

const categories = new Set(shippedTree.all.map(({ id }) => id));

it('names only categories and attributes that the market has', () => {
  const { choices, goods, counts, units, partsFor } = tradeLists;
  const named = [
    ...Object.keys(tradeLists.categories),
    ...tradeLists.families.flatMap(({ categories: all }) => all),
    ...goods.map(({ category }) => category),
    ...[...counts, ...units].flatMap(({ alone }) => alone ?? []),
    ...Object.keys(partsFor),
  ];
  expect(named.filter((id) => !categories.has(id))).toEqual([]);
  const unknown = choices
    .flatMap(({ means }) => means)
    .filter((text) => {
      const [, category = null, key = '', value = ''] = /^(?:(\S+) )?([^=\s]+)=(\S+)$/.exec(text) ?? [];
      const definition = category
        ? shippedTree.facetsOf([category]).find((it) => it.key === key)
        : shippedTree.anyFacet(key);
      if (definition?.kind === 'boolean') return value !== 'true';
      return !definition?.options?.some((option) => option.value === value);
    });
  expect(unknown).toEqual([]);
  expect(counts.filter(({ attribute }) => !shippedTree.anyFacet(attribute))).toEqual([]);
});

it('names every category in both languages', () => {
  const all = shippedTree.all.filter(
    ({ id }) => !(tradeLists.categories[id]?.en.length && tradeLists.categories[id]?.tr.length),
  );
  expect(all.map(({ id }) => id)).toEqual([]);
});
