import { Decimal } from 'decimal.js';
import { dayOf } from 'shared-kit/contract/dates';
import type { Locale } from 'shared-kit/contract/languages';
import {
  type PriceListAnswer,
  type PriceListEntry,
  type PriceListProduct,
  type PriceListsAnswer,
  priceListTime,
} from 'shared-kit/contract/price-lists';
import type { Tx } from '../../platform/db/index.ts';
import { inLocale } from '../../platform/local-text.ts';
import { basePriceOf, findOwnRows, ownTitle, type ProductRow, worldPriceOf } from '../catalogue/index.ts';
import { latestRates, type StoredRates } from '../rates/index.ts';
import { companiesOf, countEntries, type EntryRow, entriesOf, findList, listsOf } from './find-lists.ts';

export type Reading = Readonly<{ makerId: string; mayChange: boolean; now: Date; locale: Locale }>;

/** The maker's lists, the newest first. */
export async function readLists(
  tx: Tx,
  { makerId, mayChange, now }: Omit<Reading, 'locale'>,
): Promise<PriceListsAnswer> {
  const lists = await listsOf(tx, makerId);
  const ids = lists.map(({ id }) => id);
  const [companies, entries] = [await companiesOf(tx, ids), await countEntries(tx, ids)];
  return {
    mayChange,
    lists: lists.map((list) => ({
      id: list.id,
      name: list.name,
      validFrom: list.validFrom,
      validUntil: list.validUntil,
      time: priceListTime(list, dayOf(now)),
      companies: companies.filter(({ listId }) => listId === list.id).map(({ name }) => name),
      entries: entries.get(list.id) ?? 0,
      changedAt: list.changedAt.toISOString(),
      changedBy: list.changedByName,
    })),
  };
}

/** One of the maker's lists as a whole. */
export async function readList(
  tx: Tx,
  id: string,
  { makerId, mayChange, now, locale }: Reading,
): Promise<PriceListAnswer> {
  const list = await findList(tx, makerId, id);
  const [companies, entries] = [await companiesOf(tx, [id]), await entriesOf(tx, id)];
  const products = await findOwnRows(
    tx,
    makerId,
    entries.flatMap(({ productId }) => productId ?? []),
  );
  const rates = await latestRates(tx);
  return {
    mayChange,
    id,
    revision: list.revision,
    name: list.name,
    validFrom: list.validFrom,
    validUntil: list.validUntil,
    time: priceListTime(list, dayOf(now)),
    companies: companies.map(({ listId: _list, ...company }) => company),
    entries: entries.map(entryAnswer),
    products: products.map((row) => productAnswer(row, locale, rates)),
    changedAt: list.changedAt.toISOString(),
    changedBy: list.changedByName,
  };
}

function entryAnswer({ categoryId, percentOff, productId, variantId, prices }: EntryRow): PriceListEntry {
  if (productId !== null) return { kind: 'product', productId, variantId, prices: prices ?? [] };
  return {
    kind: 'category',
    categoryId: categoryId ?? '',
    percentOff: new Decimal(percentOff ?? 0).toFixed(),
  };
}

/** A product as its maker picks it for a list. */
export const productAnswer = (row: ProductRow, locale: Locale, rates: StoredRates): PriceListProduct => ({
  id: row.id,
  title: ownTitle(row, locale),
  sku: row.sku,
  basePrice: basePriceOf(row, rates),
  variants: row.variants.map((variant) => ({
    id: variant.id,
    label: labelOf(row, variant.values, locale),
    basePrice: worldPriceOf(variant),
  })),
});

const labelOf = ({ options }: ProductRow, values: readonly string[], locale: Locale): string =>
  options
    .flatMap(({ values: known }, at) => known.find(({ id }) => id === values[at]) ?? [])
    .map(({ label }) => inLocale(label, locale))
    .join(', ');
