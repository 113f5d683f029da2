import { Decimal } from 'decimal.js';
import { and, count, eq, inArray, type SQL } from 'drizzle-orm';
import type { Locale } from 'shared-kit/contract/languages';
import type { Currency, Money } from 'shared-kit/contract/money';
import type { OwnProductSummary, OwnProductsAnswer } from 'shared-kit/contract/products';
import type { Tx } from '../../../platform/db/index.ts';
import { inLocale, writtenIn } from '../../../platform/local-text.ts';
import { latestRates, type StoredRates } from '../../rates/index.ts';
import { productImage } from '../answers/product-card.ts';
import type { CategoryTree } from '../category-tree.ts';
import { datasheetsOf } from '../datasheets/datasheet-address.ts';
import { productDraft } from '../editing/schema.ts';
import { startingPrice } from '../price/starting-price.ts';
import { zonePrice } from '../price/zones.ts';
import type { ProductRow } from '../product-row.ts';
import { product } from '../schema.ts';
import { missingOf } from './missing.ts';
import { filtersOf, type OwnListQuery, orderOf } from './own-list-query.ts';

type View = Readonly<{ limit: number; locale: Locale; tree: CategoryTree }>;

/** Products of a company in any status, most recently changed first unless another order is asked for. */
export async function ownProducts(
  tx: Tx,
  companyId: string,
  query: OwnListQuery,
  { limit, locale, tree }: View,
): Promise<OwnProductsAnswer> {
  const isOwn = eq(product.sellerCompanyId, companyId);
  const filters = filtersOf(query, tree);
  const order = orderOf(query, locale);
  const [rows, categories, found, rates] = await Promise.all([
    tx
      .select({ row: product, key: order.key })
      .from(product)
      .where(and(isOwn, filters, order.beyond))
      .orderBy(...order.by)
      .limit(limit + 1),
    countByCategory(tx, isOwn),
    filters && countFound(tx, and(isOwn, filters)),
    latestRates(tx),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const changed = await withChanges(
    tx,
    page.map(({ row }) => row.id),
  );
  const total = categories.reduce((sum, { products }) => sum + products, 0);
  const datasheets = await datasheetsOf(
    tx,
    page.map(({ row }) => row),
  );
  return {
    products: page.map(({ row }) => summary(row, { locale, tree, rates, changed, datasheets })),
    next: last ? order.cursorAt({ key: last.key, id: last.row.id }) : null,
    total,
    found: found ?? total,
    categories: categories
      .map(({ id, products }) => ({ id, products, name: tree.nameOf(id, locale) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  };
}

const countByCategory = (tx: Tx, isOwn: SQL) =>
  tx
    .select({ id: product.categoryId, products: count() })
    .from(product)
    .where(isOwn)
    .groupBy(product.categoryId);

async function countFound(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ found: count() }).from(product).where(where);
  return row?.found ?? 0;
}

/** Those of these products beside which changes wait. */
async function withChanges(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: productDraft.productId })
    .from(productDraft)
    .where(inArray(productDraft.productId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

type SummaryView = Readonly<{
  locale: Locale;
  tree: CategoryTree;
  rates: StoredRates;
  changed: ReadonlySet<string>;
  datasheets: Awaited<ReturnType<typeof datasheetsOf>>;
}>;

/** The public price where no narrower one is stated. */
export const basePriceOf = (row: ProductRow, rates: StoredRates): Money | null => {
  const base = startingPrice(row, (variant) => zonePrice((variant ?? row).priceMap, 'global'), rates);
  return base && moneyOf(base);
};

/** A variant's public price where no narrower one is stated. */
export const worldPriceOf = ({ priceMap }: Pick<ProductRow, 'priceMap'>): Money | null => {
  const price = zonePrice(priceMap, 'global');
  return price && moneyOf(price);
};

const moneyOf = ({ price, currency }: Readonly<{ price: number; currency: Currency }>): Money => ({
  amount: new Decimal(price).toFixed(),
  currency,
});

function summary(
  row: ProductRow,
  { locale, tree, rates, changed, datasheets }: SummaryView,
): OwnProductSummary {
  return {
    id: row.id,
    title: ownTitle(row, locale),
    model: row.model,
    sku: row.sku,
    category: tree.nameOf(row.categoryId, locale),
    status: row.status,
    image: productImage(row),
    basePrice: basePriceOf(row, rates),
    leadTimeWeeks: row.leadTimeWeeks,
    missing: missingOf(row, tree, rates),
    changesWait: row.status !== 'draft' && changed.has(row.id),
    updatedAt: row.updatedAt.toISOString(),
    datasheets: datasheets(row.id),
  };
}

/** A draft may have its name in one language only, whichever that is. */
export const ownTitle = ({ title }: Pick<ProductRow, 'title'>, locale: Locale): string =>
  inLocale(title, locale) || (writtenIn(title)[0]?.[1] ?? '');
