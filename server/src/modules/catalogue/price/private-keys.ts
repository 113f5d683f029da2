import { Decimal } from 'decimal.js';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { ResolvedPrice } from 'shared-kit/contract/prices';
import type { Tx } from '../../../platform/db/index.ts';
import { fixedPrices, percentOffIn } from '../../private-prices/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { product } from '../schema.ts';
import { allOf, textArray } from '../sql-parts.ts';
import { type PriceView, resolvedPrice } from './price-answer.ts';
import { priceKey } from './starting-price.ts';

/**
 * What a company's private lists make of the listing's price keys. Only its own questions carry it, so the listing stores
 * nothing of lists.
 */
export type PrivatePriceKeys = Readonly<{
  /** Percentages by maker and category, as one key with a space between. */
  percentOff: Readonly<Record<string, string>>;
  /** Keys of products with a fixed price, in US dollars. */
  fixed: Readonly<Record<string, string>>;
}>;

/** Null for a company on no list. */
export async function privateKeysOf(
  tx: Tx,
  view: PriceView,
  tree: CategoryTree,
): Promise<PrivatePriceKeys | null> {
  const { lists } = view.privatePrices;
  if (lists.length === 0) return null;
  const makers = [...Map.groupBy(lists, ({ makerId }) => makerId)];
  const percentages = makers.flatMap(([makerId, ofMaker]) =>
    tree.all.flatMap(({ id }) => {
      const found = percentOffIn(ofMaker, tree.pathOf(id));
      return found ? [[`${makerId} ${id}`, found.percentOff] as const] : [];
    }),
  );
  return {
    percentOff: Object.fromEntries(percentages),
    fixed: await fixedKeys(tx, view),
  };
}

/** Of a product with variants, the starting price depends on all of them. */
async function fixedKeys(tx: Tx, view: PriceView): Promise<PrivatePriceKeys['fixed']> {
  const { lists } = view.privatePrices;
  const named = lists.flatMap(({ byProduct }) => [...byProduct.keys()]);
  if (named.length === 0) return {};
  const { id, sellerCompanyId, categoryId, priceMap, variants, tiers } = product;
  const varied = await tx
    .select({ id, sellerCompanyId, categoryId, priceMap, variants, tiers })
    .from(product)
    .where(and(inArray(id, [...new Set(named)]), sql`${variants} <> '[]'::jsonb`));
  const keyOf = (price: ResolvedPrice | null) => price && priceKey(price, view.rates);
  const keys = new Map(
    fixedPrices(view.privatePrices, view.country).map(([of, price]) => [of, keyOf(price)]),
  );
  for (const row of varied) keys.set(row.id, keyOf(resolvedPrice(row, view)));
  return Object.fromEntries([...keys].flatMap(([of, key]) => (key === null ? [] : [[of, key]])));
}

/** The price key for this company, of a product with this public one. */
export const privateKey = (keys: PrivatePriceKeys, publicKey: SQL): SQL =>
  sql`coalesce((${JSON.stringify(keys.fixed)}::jsonb ->> l.product_id::text)::numeric, ${atPercentage(keys, publicKey)})`;

/** The same of a product without a fixed price. */
export const atPercentage = ({ percentOff }: PrivatePriceKeys, publicKey: SQL): SQL =>
  sql`${publicKey} * (100 - coalesce(
    (${JSON.stringify(percentOff)}::jsonb ->> concat(l.seller_id, ' ', l.category_id))::numeric, 0)) * 0.01`;

export const hasNoFixedPrice = ({ fixed }: PrivatePriceKeys, id = sql`l.product_id`): SQL =>
  sql`not (${JSON.stringify(fixed)}::jsonb ? ${id}::text)`;

/** The least that any list leaves of a public price, of 1. */
export const smallestFactor = ({ percentOff }: PrivatePriceKeys): Decimal =>
  new Decimal(100).minus(Decimal.max(0, ...Object.values(percentOff))).div(100);

export type Percentage = Readonly<{
  /** Of the public price. */
  factor: string;
  condition: SQL;
}>;

/**
 * Which products have which percentage off; first those at the public price. Makers who take the same off the same
 * categories are one part.
 */
export function percentagesIn({ percentOff }: PrivatePriceKeys): readonly Percentage[] {
  const places = Object.entries(percentOff).map(([place, percent]) => {
    const [maker = '', category = ''] = place.split(' ');
    return { maker, category, percent };
  });
  const ofMakers = [...Map.groupBy(places, ({ maker, percent }) => `${maker} ${percent}`).values()];
  const alike = Map.groupBy(ofMakers, (own) => [own[0]?.percent, ...own.map((it) => it.category)].join(' '));
  const parts = [...alike.values()].map((same) => {
    const [own = []] = same;
    const makers = textArray(same.flatMap(([first]) => first?.maker ?? []));
    const categories = textArray(own.map(({ category }) => category));
    return {
      factor: new Decimal(100)
        .minus(own[0]?.percent ?? 0)
        .div(100)
        .toFixed(),
      condition: sql`(l.seller_id = any(${makers}::uuid[]) and l.category_id = any(${categories}))`,
    };
  });
  return [{ factor: '1', condition: allOf(parts.map(({ condition }) => sql`not ${condition}`)) }, ...parts];
}
