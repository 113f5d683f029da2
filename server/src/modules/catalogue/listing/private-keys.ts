import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { percentOffIn } from '../../private-prices/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { type PriceView, resolvedPrice } from '../price/price-answer.ts';
import { priceKey } from '../price/starting-price.ts';
import { product } from '../schema.ts';
import { textArray } from './sql-parts.ts';
import { term } from './terms.ts';

/**
 * What a company's private lists make of the listing's price keys. Only its own questions carry it, so the listing stores
 * nothing of lists.
 */
export type PrivatePriceKeys = Readonly<{
  makers: readonly string[];
  /** Percentages by maker and category. */
  percentOff: Readonly<Record<string, Readonly<Record<string, string>>>>;
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
  const percentages = makers.map(([makerId, ofMaker]) => {
    const ofCategories = tree.all.flatMap(({ id }) => {
      const found = percentOffIn(ofMaker, tree.pathOf(id));
      return found ? [[id, found.percentOff] as const] : [];
    });
    return [makerId, Object.fromEntries(ofCategories)] as const;
  });
  return {
    makers: makers.map(([makerId]) => makerId),
    percentOff: Object.fromEntries(percentages),
    fixed: await fixedKeys(tx, view),
  };
}

async function fixedKeys(tx: Tx, view: PriceView): Promise<PrivatePriceKeys['fixed']> {
  const ids = [...new Set(view.privatePrices.lists.flatMap(({ byProduct }) => [...byProduct.keys()]))];
  if (ids.length === 0) return {};
  const { id, sellerCompanyId, categoryId, priceMap, variants, tiers } = product;
  const rows = await tx
    .select({ id, sellerCompanyId, categoryId, priceMap, variants, tiers })
    .from(product)
    .where(inArray(id, ids));
  return Object.fromEntries(
    rows.flatMap((row) => {
      const price = resolvedPrice(row, view);
      return price ? [[row.id, priceKey(price, view.rates)]] : [];
    }),
  );
}

/** Whether a product's maker has a list for this company. */
export const isOfListMaker = ({ makers }: PrivatePriceKeys): SQL =>
  sql`l.terms && ${textArray(makers.map((id) => term('maker', id)))}`;

/** The price key for this company, of a product with this public one. */
export const privateKey = ({ fixed, percentOff }: PrivatePriceKeys, publicKey: SQL): SQL =>
  sql`coalesce((${JSON.stringify(fixed)}::jsonb ->> l.product_id::text)::numeric, round(${publicKey} * (100 - coalesce(
    (${JSON.stringify(percentOff)}::jsonb -> l.seller_id::text ->> l.category_id)::numeric, 0)) / 100, 4))`;
