import type { ComparedProduct, ComparisonAnswer, ComparisonRow } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { termsOf } from 'shared-kit/contract/products';
import { countryName } from 'shared-kit/shell';
import { attributeValue } from '../../format/attribute.ts';
import { specificationGroup } from '../../format/specification-group.ts';
import type { useText } from '../../text.ts';
import type { ComparedCell, ComparedRow, RowGroup } from './compared-row.ts';

type Text = ReturnType<typeof useText>;

/** All rows below the prices: the maker's terms, then technical data by topic. */
export const rowGroups = (answer: ComparisonAnswer, t: Text, locale: Locale): readonly RowGroup[] => [
  { key: 'terms', title: t('compare.terms'), rows: termRows(answer, t, locale) },
  ...answer.specification.map(({ group, rows }) => ({
    key: group,
    title: specificationGroup(group, t),
    rows: rows.map((row) => attributeRow(row, t, locale)),
  })),
];

function attributeRow(row: ComparisonRow, t: Text, locale: Locale): ComparedRow {
  const { key, label, unit, better, values } = row;
  const isMeasured = values.some((value) => typeof value === 'number');
  const cells = values.map((value, at) => ({
    text: value === null ? null : attributeValue({ key, label, unit, value }, t, locale),
    figure: typeof value === 'number' ? value : null,
    colours: row.colours?.[at] ?? [],
  }));
  return { key, label, unit: isMeasured ? unit : null, better, cells };
}

function termRows({ products }: ComparisonAnswer, t: Text, locale: Locale): readonly ComparedRow[] {
  const row = (key: string, label: string, text: (product: ComparedProduct) => string): ComparedRow => ({
    key,
    label,
    unit: null,
    better: null,
    cells: products.map((product): ComparedCell => ({ text: text(product) || null, figure: null })),
  });
  return [
    ...tradeRows(products, locale),
    row('condition', t('product.condition'), (it) => t(`condition.${it.condition}`)),
    row('year', t('product.year'), (it) => (it.year === null ? '' : String(it.year))),
    row('origin', t('product.origin'), (it) => it.origin && countryName(it.origin, locale)),
    row('model', t('product.model'), (it) => it.model),
  ];
}

/** Terms that are usual for all products or stated by none get no row. */
function tradeRows(products: readonly ComparedProduct[], locale: Locale): readonly ComparedRow[] {
  const stated = products.map((product) => termsOf(product, locale));
  return (stated[0] ?? []).flatMap(({ key, label, better }, at): ComparedRow[] => {
    const terms = stated.flatMap((of) => of[at] ?? []);
    if (terms.every(({ text, isUsual }) => isUsual || text === '')) return [];
    // Quantities compare only in the same unit.
    const isComparable = better !== null && new Set(terms.map(({ per }) => per)).size === 1;
    const cells = terms.map(({ text, figure }) => ({
      text: text || null,
      figure: isComparable ? figure : null,
    }));
    return [{ key, label, unit: null, better: isComparable ? better : null, cells }];
  });
}
