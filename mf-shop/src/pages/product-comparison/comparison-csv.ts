import type { ComparedProduct } from 'shared-kit/contract/catalogue';
import { isOldRate } from 'shared-kit/contract/exchange-rates';
import type { Locale } from 'shared-kit/contract/languages';
import { csvText, type Figure, figure } from 'shared-kit/csv';
import type { useText } from '../../text.ts';
import type { ComparedRow, RowGroup } from './compared-row.ts';

type Text = ReturnType<typeof useText>;

/** The separator that spreadsheets expect: a comma, or a semicolon where the comma is the decimal sign. */
const separatorOf = (locale: Locale): ',' | ';' =>
  new Intl.NumberFormat(locale).format(0.5).includes(',') ? ';' : ',';

/** The table as CSV: bare figures with the unit in a column of its own. */
export function comparisonCsv(
  products: readonly ComparedProduct[],
  groups: readonly RowGroup[],
  t: Text,
  locale: Locale,
): string {
  const cellsOf = ({ unit, cells }: ComparedRow) =>
    cells.map(({ text, figure: value }) =>
      unit !== null && value !== null ? value : (text ?? t('compare.not-stated')),
    );
  const lines = [
    ['', t('compare.csv.fact'), t('compare.csv.unit'), ...products.map(({ title }) => title)],
    ['', t('product.maker'), '', ...products.map(({ maker }) => maker.name)],
    ...priceLines(products, t),
    ...groups.flatMap(({ title, rows }) =>
      rows.map((row) => [title, row.label, row.unit ?? '', ...cellsOf(row)]),
    ),
  ];
  return csvText(lines, separatorOf(locale));
}

/** As a spreadsheet reads a day. */
const rateDayIn = (date: string, t: Text): string =>
  isOldRate(date, new Date()) ? t('price.rate-old', { day: date }) : date;

/** Converted prices share one currency; contract prices have one each. */
function priceLines(
  products: readonly ComparedProduct[],
  t: Text,
): readonly (readonly (string | Figure)[])[] {
  const prices = products.map(({ price }) => price);
  const [currency = ''] = prices.flatMap((price) => price?.display.currency ?? []);
  const onRequest = t('price.on-request');
  const isConverted = prices.some((price) => price?.approximate);
  const days = prices.map((price) =>
    price?.approximate && price.rateDate ? rateDayIn(price.rateDate, t) : '',
  );
  return [
    ['', t('compare.price'), currency, ...prices.map((it) => (it ? figure(it.display.amount) : onRequest))],
    ...(isConverted ? [['', t('compare.csv.rate-date'), '', ...days]] : []),
    [
      '',
      t('compare.csv.contract-price'),
      '',
      ...prices.map((it) => (it ? figure(it.contract.amount) : onRequest)),
    ],
    ['', t('compare.csv.contract-currency'), '', ...prices.map((it) => it?.contract.currency ?? '')],
  ];
}
