import type { PriceMap } from 'shared-kit/contract/prices';
import type { ProductInput } from '../../catalogue/index.ts';
import { called, optionCalled } from './options.ts';
import type { RowVariant } from './product-variant.ts';
import { shortId } from './short-id.ts';

export type Variant = ProductInput['variants'][number];
type Option = ProductInput['options'][number];
type Before = Pick<ProductInput, 'options' | 'variants'>;
/** The variants of a product's rows, and the options that they are chosen by. */
export type NamedVariants = Readonly<{ names: readonly string[]; variants: readonly RowVariant[] }>;
export type Recognised = ReadonlyMap<RowVariant, Variant>;

/**
 * The existing variants that rows name: by SKU, or by option values where the SKU isn't unique. So a variant stays the
 * same with a renamed size or a new SKU.
 */
export function recogniseVariants({ names, variants }: NamedVariants, before: Before): Recognised {
  const known = new Map<RowVariant, Variant>();
  const free = new Set(before.variants);
  const claim = (find: (variant: RowVariant) => Variant | undefined) => {
    for (const variant of variants) {
      const match = known.has(variant) ? undefined : find(variant);
      if (match && free.delete(match)) known.set(variant, match);
    }
  };
  const [bySku, rowsBySku] = [onlyOnes(before.variants), onlyOnes(variants)];
  const byChoice = new Map(before.variants.map((it) => [choiceOf(it, before.options), it] as const));
  claim(({ sku }) => (sku !== null && rowsBySku.has(sku) ? bySku.get(sku) : undefined));
  claim((variant) => byChoice.get(choiceIn(variant, names, before.options)));
  return known;
}

/** Those whose SKU no other one has, by it. */
export function onlyOnes<Of extends Readonly<{ sku: string | null }>>(all: readonly Of[]): Map<string, Of> {
  const found = new Map<string, Of | null>();
  for (const each of all) if (each.sku !== null) found.set(each.sku, found.has(each.sku) ? null : each);
  return new Map([...found].flatMap(([sku, each]) => (each ? [[sku, each] as const] : [])));
}

/** The chosen values by option, whatever the order of the options. */
const inAnyOrder = (pairs: readonly (readonly [string, string])[]) => JSON.stringify(pairs.toSorted());
const choiceOf = ({ values }: Variant, options: readonly Option[]) =>
  inAnyOrder(options.map(({ id }, at) => [id, values[at] ?? ''] as const));
const choiceIn = ({ values }: RowVariant, names: readonly string[], options: readonly Option[]) =>
  inAnyOrder(
    names.map((name, at) => {
      const option = optionCalled(options, name);
      const value = option?.values.find(({ label }) => called(label, values[at] ?? ''));
      return [option?.id ?? `=${name}`, value?.id ?? `=${values[at]}`] as const;
    }),
  );

type Merge = Readonly<{
  known: Recognised;
  before: Before;
  /** The merged options. */
  options: readonly Option[];
  /** Variants that stay although the file doesn't name them. */
  staying: ReadonlySet<Variant>;
  price: (variant: RowVariant, before: PriceMap | undefined) => PriceMap;
}>;

/** A variant with the row that names it, if one does. */
export type MergedVariant = readonly [Variant, RowVariant | null];

/** Existing variants in their places, then new ones. */
export function mergedVariants(
  { names, variants }: NamedVariants,
  { known, before, options, staying, price }: Merge,
): MergedVariant[] {
  const taken = new Set(before.variants.map(({ id }) => id));
  const rowOf = new Map([...known].map(([row, variant]) => [variant, row] as const));
  const made = (row: RowVariant, match: Variant | undefined, fallback: string) => {
    const values = options.map((option) => {
      const label = row.values[names.findIndex((name) => called(option.name, name))] ?? '';
      return option.values.find((value) => called(value.label, label))?.id ?? '';
    });
    return {
      id: match?.id ?? shortId(values.join('-'), fallback, taken),
      values,
      sku: row.sku ?? match?.sku ?? null,
      priceMap: price(row, match?.priceMap),
    };
  };
  return [
    ...before.variants.flatMap((variant): MergedVariant[] => {
      const row = rowOf.get(variant);
      if (row) return [[made(row, variant, ''), row]];
      return staying.has(variant) ? [[variant, null]] : [];
    }),
    ...variants.flatMap((row, at): MergedVariant[] =>
      known.has(row) ? [] : [[made(row, undefined, `variant-${at + 1}`), row]],
    ),
  ];
}
