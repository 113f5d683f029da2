import { isDeepStrictEqual } from 'node:util';
import { type ImportNote, importLimits, zoneOfField } from 'shared-kit/contract/catalogue-import';
import type { PriceEntry } from 'shared-kit/contract/prices';
import type { TableRow } from '../reading/cell.ts';
import type { CellReader } from './cell-reader.ts';
import type { Choices, ReaderOf } from './choices.ts';
import type { RowGroup } from './group-rows.ts';
import type { ImportContext } from './import-context.ts';
import {
  areSameOptions,
  checkOptions,
  isWithoutChoice,
  optionNames,
  optionsOf,
  optionValues,
} from './options.ts';
import { pricesOfProduct, withPrices } from './prices-of.ts';
import type { RowVariant } from './product-variant.ts';
import { sellableRows } from './sellable-rows.ts';
import { namedBySku } from './variants-by-sku.ts';
import {
  type MergedVariant,
  mergedVariants,
  type NamedVariants,
  recogniseVariants,
  type Variant,
} from './variants-of.ts';

/** `unnamed` are existing variants that the rows don't name: they stay, unless the maker wants them removed. */
export type ReadChoices = Readonly<{ choices: Choices; unnamed: number }>;
type Given = Readonly<{ kept: Choices; readerOf: ReaderOf; context: ImportContext }>;
type Asked = Given & Readonly<{ notes: ImportNote[] }>;

/** Options, variants and prices. What the rows don't name stays; a product's own price is that of its cheapest variant. */
export function choicesOf(group: RowGroup, { kept, readerOf, context, notes }: Asked): ReadChoices {
  const readers = new Map(group.rows.map((row) => [row, readerOf(row)] as const));
  const of: ReaderOf = (row) => readers.get(row) ?? readerOf(row);
  const [first] = group.rows;
  const untouched = { choices: kept, unnamed: 0 };
  if (!first) return untouched;
  const { rows, parent, hasChoice } = sellableRows(group, of, context);
  if (!hasChoice) nameFacts(of(first), notes);
  const variants = rows.flatMap((row) =>
    variantIn(row, of(row), context, { isFirst: row === first, hasChoice }),
  );
  const names = hasChoice ? namesIn(group.rows, of, { kept, variants }) : [];
  if (parent) namePrices(of(parent), context, notes);
  if (parent && variants.length === 0) of(parent).fault('row-type', 'parent-childless');
  const own = parent ? { ...kept, sku: of(parent).text('sku', importLimits.sku) ?? kept.sku } : kept;
  if (variants.length > importLimits.variants) {
    tooMany(of(first), variants.length);
    return untouched;
  }
  const used = checkOptions({ names, variants, line: group.line, readerOf: ({ row }) => of(row) });
  if (used.length > 0) return withVariants({ names: used, variants }, { kept: own, readerOf: of, context });
  const isWithout = context.mapping.removeVariants && names[0]?.toLowerCase() === 'title';
  if (kept.variants.length > 0 && !isWithout) {
    const given = { kept: own, readerOf: of, context };
    const named = namedBySku(variants, given);
    return named.variants.length > 0 ? withVariants(named, given) : untouched;
  }
  const [only, ...more] = variants;
  for (const { row, line } of more) of(row).fault('sku', 'variant-twice', { line: only?.line ?? line });
  return {
    choices: {
      options: kept.variants.length > 0 ? [] : kept.options,
      variants: [],
      sku: only?.sku ?? own.sku,
      priceMap: only ? withPrices(kept.priceMap, only.prices) : kept.priceMap,
    },
    unnamed: kept.variants.length,
  };
}

const tooMany = (read: CellReader, count: number): void =>
  read.fault('option1-value', 'variants-too-many', { count, most: importLimits.variants });

/** What a simple product calls options are facts that no field takes. */
function nameFacts(read: CellReader, notes: ImportNote[]): void {
  for (const [at, field] of optionNames.entries()) {
    const name = read.text(field, importLimits.words);
    const value = read.text(optionValues[at] ?? field, importLimits.words);
    const words = [name, value].filter(Boolean).join(': ');
    if (words) notes.push({ code: 'facts-left-out', params: { value: words } });
  }
}

/** Prices belong to variants; those of their parent's row are not imported. */
function namePrices(parent: CellReader, { columns }: ImportContext, notes: ImportNote[]): void {
  const field = columns.fields.find((it) => it.startsWith('price.') && parent.states(it));
  if (field) notes.push({ code: 'facts-left-out', params: { value: parent.text(field, 200) ?? '' } });
}

type Beside = Readonly<{ kept: Choices; variants: readonly RowVariant[] }>;

/**
 * Options are named by the first row, or by each row of a variant in the same way. Shops name them only once, so in a part
 * of a file they are those of the product.
 */
function namesIn(rows: readonly TableRow[], of: ReaderOf, { kept, variants }: Beside): string[] {
  const names = optionNames.map((field) => {
    const stated = rows.flatMap((row) => {
      const name = of(row).text(field, importLimits.words);
      return name ? [{ row, name }] : [];
    });
    const name = stated[0]?.name ?? '';
    const other = stated.find((it) => it.name !== name);
    if (other) of(other.row).fault(field, 'options-differ', { options: name });
    return name;
  });
  const isUnnamed = !names.some(Boolean) && kept.variants.length > 0 && !isWithoutChoice(names, variants);
  return isUnnamed ? optionNames.map((_field, at) => kept.options[at]?.name.en ?? '') : names;
}

type Row = Readonly<{ isFirst: boolean; hasChoice: boolean }>;

/** A row with only a picture adds no variant. */
function variantIn(
  row: TableRow,
  read: CellReader,
  { columns }: ImportContext,
  { isFirst, hasChoice }: Row,
): RowVariant[] {
  const values = hasChoice ? optionValues.map((field) => read.text(field, importLimits.words) ?? '') : [];
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

/** The product's variants with those of the file merged in. */
function withVariants(named: NamedVariants, { kept, readerOf, context }: Given): ReadChoices {
  const known = recogniseVariants(named, kept);
  const recognised = new Set(known.values());
  const unnamed = kept.variants.filter((variant) => !recognised.has(variant));
  const staying = new Set<Variant>(context.mapping.removeVariants ? [] : unnamed);
  const [first] = named.variants;
  if (first && staying.size > 0 && !areSameOptions(named.names, kept.options)) {
    const options = kept.options.map(({ name }) => name.en).join(', ');
    readerOf(first.row).fault('option1-name', 'options-differ', { options });
    return { choices: kept, unnamed: 0 };
  }
  const options = optionsOf(named.names, named.variants, { ...kept, staying });
  const price = (row: RowVariant, before: Choices['priceMap'] | undefined) => withPrices(before, row.prices);
  const merged = mergedVariants(named, { known, before: kept, options, staying, price });
  if (first && merged.length > importLimits.variants) tooMany(readerOf(first.row), merged.length);
  faultsOfTwins(merged, readerOf);
  const variants = merged.map(([variant]) => variant);
  const removed = staying.size > 0 ? [] : unnamed;
  const isAsBefore = isDeepStrictEqual(variants.map(pricesIn), kept.variants.map(pricesIn));
  const priceMap = isAsBefore
    ? kept.priceMap
    : pricesOfProduct(kept.priceMap, { rows: named.variants, variants, removed });
  return { choices: { options, variants, sku: kept.sku, priceMap }, unnamed: unnamed.length };
}

const pricesIn = ({ priceMap }: Pick<Choices, 'priceMap'>) => priceMap;

/** A row may rename a variant, but not to what another one is called that stays. */
function faultsOfTwins(merged: readonly MergedVariant[], readerOf: ReaderOf): void {
  const keyOf = ({ values }: Variant) => JSON.stringify(values);
  const stay = new Map(merged.flatMap(([variant, row]) => (row ? [] : [[keyOf(variant), variant] as const])));
  for (const [variant, row] of merged) {
    const twin = row && stay.get(keyOf(variant));
    if (twin) readerOf(row.row).fault('option1-value', 'variant-exists', { sku: twin.sku ?? '–' });
  }
}
