import type { AuditChange } from 'shared-kit/contract/audit';
import type { PriceMap } from 'shared-kit/contract/prices';
import type { ProductInput } from '../../catalogue/index.ts';

type Priced = Pick<ProductInput, 'priceMap' | 'variants'>;

/** Old and new prices of a product and its variants, where they differ. */
export function priceChanges(before: Priced, after: Priced): AuditChange[] {
  const [old, current] = [pricesOf(before), pricesOf(after)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((name) => {
    const [from, to] = [old.get(name) ?? null, current.get(name) ?? null];
    return from === to ? [] : [{ field: 'price', from, to }];
  });
}

/** The prices as texts, by variant; the empty name is the product's own. */
const pricesOf = ({ priceMap, variants }: Priced): ReadonlyMap<string, string> =>
  new Map([
    ['', textOf(priceMap)],
    ...variants.map(({ values, priceMap: map }): [string, string] => {
      const name = values.join(' / ');
      return [name, `${name}: ${textOf(map)}`];
    }),
  ]);

const textOf = ({ regions, countries }: PriceMap): string =>
  Object.entries({ ...regions, ...countries })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, entry]) => (entry ? `${place} ${entry.price} ${entry.currency}` : `${place} –`))
    .join(', ');
