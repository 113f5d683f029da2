import type { ComparedProduct } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { csvText } from 'shared-kit/csv';
import type { useText } from '../../text.ts';
import type { ComparedRow, RowGroup } from './compared-row.ts';

type Text = ReturnType<typeof useText>;

/** Separators that spreadsheets expect: a comma, or a semicolon where the comma is the decimal sign. */
function dialectOf(locale: Locale): Readonly<{ separator: ',' | ';'; decimal: string }> {
  const isComma = new Intl.NumberFormat(locale).format(0.5).includes(',');
  return isComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** The table as CSV: bare figures with the unit in a column of its own. */
export function comparisonCsv(
  products: readonly ComparedProduct[],
  groups: readonly RowGroup[],
  t: Text,
  locale: Locale,
): string {
  const { separator, decimal } = dialectOf(locale);
  const bare = (figure: number | string) => String(figure).replace('.', decimal);
  const cellsOf = ({ unit, cells }: ComparedRow) =>
    cells.map(({ text, figure: value }) =>
      unit !== null && value !== null ? bare(value) : (text ?? t('compare.not-stated')),
    );
  const lines = [
    ['', t('compare.csv.fact'), t('compare.csv.unit'), ...products.map(({ title }) => title)],
    ['', t('product.maker'), '', ...products.map(({ maker }) => maker.name)],
    ...priceLines(products, bare, t),
    ...groups.flatMap(({ title, rows }) =>
      rows.map((row) => [title, row.label, row.unit ?? '', ...cellsOf(row)]),
    ),
  ];
  return csvText(lines, separator);
}

/** Converted prices share one currency; contract prices have one each. */
function priceLines(
  products: readonly ComparedProduct[],
  bare: (amount: string) => string,
  t: Text,
): readonly (readonly string[])[] {
  const prices = products.map(({ price }) => price);
  const [currency = ''] = prices.flatMap((price) => price?.display.currency ?? []);
  const onRequest = t('price.on-request');
  const isConverted = prices.some((price) => price?.approximate);
  const days = prices.map((price) => (price?.approximate ? (price.rateDate ?? '') : ''));
  return [
    ['', t('compare.price'), currency, ...prices.map((it) => (it ? bare(it.display.amount) : onRequest))],
    ...(isConverted ? [['', t('compare.csv.rate-date'), '', ...days]] : []),
    [
      '',
      t('compare.csv.contract-price'),
      '',
      ...prices.map((it) => (it ? bare(it.contract.amount) : onRequest)),
    ],
    ['', t('compare.csv.contract-currency'), '', ...prices.map((it) => it?.contract.currency ?? '')],
  ];
}
