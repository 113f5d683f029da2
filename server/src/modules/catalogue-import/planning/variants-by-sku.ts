import type { Choices, ReaderOf } from './choices.ts';
import type { ImportContext } from './import-context.ts';
import type { RowVariant } from './product-variant.ts';
import { type NamedVariants, onlyOnes } from './variants-of.ts';

type Given = Readonly<{ kept: Choices; readerOf: ReaderOf; context: ImportContext }>;

/** The product's variants that rows name by SKU alone. A price whose variant isn't named is a fault. */
export function namedBySku(
  rows: readonly RowVariant[],
  { kept: { sku: ownSku, options, variants }, readerOf, context: { columns } }: Given,
): NamedVariants {
  const bySku = onlyOnes(variants);
  const lines = new Map<string, number>();
  const named = rows.flatMap((row): RowVariant[] => {
    const { sku, prices, line } = row;
    const variant = sku === null ? undefined : bySku.get(sku);
    if (!variant) {
      if (sku !== null && sku !== ownSku) readerOf(row.row).fault('sku', 'variant-unknown', { sku });
      else if (Object.keys(prices).length > 0) {
        const field = columns.fields.find((it) => it.startsWith('price.')) ?? 'sku';
        readerOf(row.row).fault(field, 'variant-unsaid', { count: variants.length });
      }
      return [];
    }
    const earlier = lines.get(variant.id);
    if (earlier !== undefined) readerOf(row.row).fault('sku', 'variant-twice', { line: earlier });
    lines.set(variant.id, earlier ?? line);
    const labels = options.map(
      ({ values }, at) => values.find(({ id }) => id === variant.values[at])?.label.en,
    );
    return [{ ...row, values: labels.map((label) => label ?? '') }];
  });
  return { names: options.map(({ name }) => name.en), variants: named };
}
