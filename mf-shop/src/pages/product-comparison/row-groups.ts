import {
  type ComparedProduct,
  type ComparisonAnswer,
  type ComparisonRow,
  type Locale,
  quantityText,
} from 'shared-kit/contract';
import { countryName } from 'shared-kit/shell';
import { attributeValue } from '../../format/attribute.ts';
import { specificationGroup } from '../../format/specification-group.ts';
import { leadTime } from '../../format/words.ts';
import type { useText } from '../../text.ts';
import type { ComparedCell, ComparedRow, RowGroup } from './compared-row.ts';

type Text = ReturnType<typeof useText>;

/** Every row below the prices: the maker's terms, then the technical data by topic. */
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
  // Four pieces are not fewer than five kilograms.
  const oneUnit = new Set(products.map(({ unit }) => unit)).size === 1;
  const inMultiples = products.some(({ orderMultiple }) => orderMultiple > 1);
  const row = (
    key: string,
    label: string,
    text: (product: ComparedProduct) => string,
    figure?: (product: ComparedProduct) => number,
  ): ComparedRow => ({
    key,
    label,
    unit: null,
    better: figure ? 'lower' : null,
    cells: products.map(
      (product): ComparedCell => ({ text: text(product) || null, figure: figure?.(product) ?? null }),
    ),
  });
  return [
    row(
      'lead-time',
      t('product.lead-time'),
      (it) => leadTime(it.leadTimeWeeks, t),
      (it) => it.leadTimeWeeks,
    ),
    row(
      'minimum-order',
      t('product.minimum-order'),
      (it) => quantityText(it.minimumOrder, it.unit, locale),
      oneUnit ? (it) => it.minimumOrder : undefined,
    ),
    ...(inMultiples
      ? [row('multiple', t('product.multiple'), (it) => quantityText(it.orderMultiple, it.unit, locale))]
      : []),
    row('incoterm', t('product.incoterm'), (it) => t('incoterm', it.incoterm)),
    row('warranty', t('product.warranty'), (it) => it.warranty),
    row('condition', t('product.condition'), (it) => t(`condition.${it.condition}`)),
    row('year', t('product.year'), (it) => (it.year === null ? '' : String(it.year))),
    row('origin', t('product.origin'), (it) => it.origin && countryName(it.origin, locale)),
    row('model', t('product.model'), (it) => it.model),
  ];
}
