import { isDeepStrictEqual } from 'node:util';
import {
  globalRegion,
  importLimits,
  isCountry,
  type PriceEntry,
  type PriceMap,
  zoneOfField,
} from 'shared-kit/contract';
import type { ProductInput } from '../../catalogue/index.ts';
import type { TableRow } from '../reading/cell.ts';
import type { CellReader } from './cell-reader.ts';
import type { RowGroup } from './group-rows.ts';
import type { ImportContext } from './import-context.ts';
import { checkOptions, optionNames, optionsOf, optionValues } from './options.ts';
import type { RowVariant } from './product-variant.ts';
import { variantsOf } from './variants-of.ts';

type Kept = Pick<ProductInput, 'options' | 'variants' | 'priceMap' | 'sku'>;
type Given = Readonly<{ kept: Kept; readerOf: (row: TableRow) => CellReader; context: ImportContext }>;

/** Options, variants and prices; a product's own price is that of its cheapest variant. */
export function choicesOf(group: RowGroup, { kept, readerOf, context }: Given): Kept {
  const readers = new Map(group.rows.map((row) => [row, readerOf(row)] as const));
  const of = (row: TableRow) => readers.get(row) ?? readerOf(row);
  const [first] = group.rows;
  if (!first) return kept;
  const names = optionNames.map((field) => of(first).text(field, importLimits.words) ?? '');
  const rows = withoutParent(group.rows, context);
  const variants = rows.flatMap((row) => variantIn(row, of(row), context, row === first));
  if (variants.length > importLimits.variants) {
    of(first).fault('option1-value', 'variants-too-many', {
      count: variants.length,
      most: importLimits.variants,
    });
    return kept;
  }
  const used = checkOptions({ names, variants, line: group.line, readerOf: ({ row }) => of(row) });
  const hasOptions = context.columns.positionsOf('option1-name').length > 0;
  if (!hasOptions && kept.variants.length > 0) return kept;
  // Options that no variant uses aren't in any file.
  const isUntold = used.length === 0 && kept.variants.length === 0;
  const options = isUntold ? kept.options : optionsOf(used, variants, kept.options);
  if (isUntold || options.length === 0) {
    const [only] = variants;
    return {
      options,
      variants: [],
      sku: only?.sku ?? kept.sku,
      priceMap: only ? withPrices(kept.priceMap, only.prices) : kept.priceMap,
    };
  }
  const made = variantsOf(variants, options, kept, (variant, before) => withPrices(before, variant.prices));
  const isAsBefore = isDeepStrictEqual(made.map(pricesOf), kept.variants.map(pricesOf));
  const priceMap = isAsBefore ? kept.priceMap : withPrices(kept.priceMap, lowest(variants));
  return { options, variants: made, sku: kept.sku, priceMap };
}

const pricesOf = ({ priceMap }: Pick<ProductInput, 'priceMap'>) => priceMap;

/** WooCommerce lists a product with variants in a row of its own before theirs. */
function withoutParent(rows: readonly TableRow[], { columns }: ImportContext): readonly TableRow[] {
  return columns.positionsOf('parent').length > 0 && rows.length > 1 ? rows.slice(1) : rows;
}

/** A row with only a picture adds no variant. */
function variantIn(
  row: TableRow,
  read: CellReader,
  { columns }: ImportContext,
  isFirst: boolean,
): RowVariant[] {
  const values = optionValues.map((field) => read.text(field, importLimits.words) ?? '');
  const sku = read.text('sku', importLimits.sku) ?? null;
  const prices: Record<string, PriceEntry | null> = {};
  for (const field of columns.fields) {
    const zone = zoneOfField(field);
    const price = zone === null ? undefined : read.price(field);
    if (zone !== null && price !== undefined) prices[zone] = price === 'on-request' ? null : price;
  }
  const says = isFirst || values.some(Boolean) || sku !== null || Object.keys(prices).length > 0;
  return says ? [{ row, line: row.line, values, sku, prices }] : [];
}

/** The cheapest price of each zone, where all variants have one currency. */
function lowest(variants: readonly RowVariant[]): RowVariant['prices'] {
  const zones = new Set(variants.flatMap(({ prices }) => Object.keys(prices)));
  return Object.fromEntries(
    [...zones].map((zone) => {
      const stated = variants.flatMap(({ prices }) => prices[zone] ?? []);
      const [first] = stated;
      const cheapest = stated.reduce(
        (low, entry) => (entry.price < low.price ? entry : low),
        first ?? { price: 0, currency: 'USD' as const },
      );
      return [zone, first ? cheapest : null];
    }),
  );
}

/** Prices of zones that the file doesn't state stay as they are. */
export function withPrices(before: PriceMap | undefined, stated: RowVariant['prices']): PriceMap {
  const [regions, countries] = [{ ...before?.regions }, { ...before?.countries }];
  for (const [zone, entry] of Object.entries(stated)) {
    const map = zone !== globalRegion && isCountry(zone) ? countries : regions;
    if (entry) map[zone] = { ...map[zone], ...entry };
    else delete map[zone];
  }
  return { regions, countries };
}
