import type { PriceMap } from 'shared-kit/contract';
import type { ProductInput } from '../../catalogue/index.ts';
import type { RowVariant } from './product-variant.ts';
import { shortId } from './short-id.ts';

type Variant = ProductInput['variants'][number];
type Option = ProductInput['options'][number];
type Before = Pick<ProductInput, 'options' | 'variants'>;

/**
 * The variants with their existing ids. A variant is recognised by its SKU, or by its option values if its SKU isn't
 * unique: so it stays the same with a renamed size or a new SKU.
 */
export function variantsOf(
  variants: readonly RowVariant[],
  options: readonly Option[],
  before: Before,
  price: (variant: RowVariant, before: PriceMap | undefined) => PriceMap,
): Variant[] {
  const known = new Map<RowVariant, Variant>();
  const free = new Set(before.variants);
  const claim = (find: (variant: RowVariant) => Variant | undefined) => {
    for (const variant of variants) {
      const match = known.has(variant) ? undefined : find(variant);
      if (match && free.delete(match)) known.set(variant, match);
    }
  };
  claim(({ sku }) => (isUnique(sku, variants) ? only(before.variants, sku) : undefined));
  claim((variant) => before.variants.find((it) => labelsOf(it, before.options) === labels(variant, options)));
  const taken = new Set(before.variants.map(({ id }) => id));
  return variants.map((variant, at) => {
    const values = options.map((option, position) => valueId(option, variant.values[position] ?? ''));
    const match = known.get(variant);
    return {
      id: match?.id ?? shortId(values.join('-'), `variant-${at + 1}`, taken),
      values,
      sku: variant.sku ?? match?.sku ?? null,
      priceMap: price(variant, match?.priceMap),
    };
  });
}

const isUnique = (sku: string | null, variants: readonly RowVariant[]) =>
  sku !== null && variants.filter((variant) => variant.sku === sku).length === 1;

const only = (variants: readonly Variant[], sku: string | null) => {
  const [first, second] = variants.filter((variant) => variant.sku === sku);
  return second ? undefined : first;
};

const valueId = ({ values }: Option, label: string) =>
  values.find((value) => value.label.en === label)?.id ?? '';

/** Each option with its value as text, in any order of the options. */
const inWords = (pairs: readonly (readonly [string, string])[]) => JSON.stringify(pairs.toSorted());
const labels = ({ values }: RowVariant, options: readonly Option[]) =>
  inWords(options.map(({ name }, at) => [name.en, values[at] ?? ''] as const));
const labelsOf = ({ values }: Variant, options: readonly Option[]) =>
  inWords(
    options.map(
      (option, at) =>
        [option.name.en, option.values.find(({ id }) => id === values[at])?.label.en ?? ''] as const,
    ),
  );
