import { type Locale, quantityText } from 'shared-kit/contract';
import type { PdfBlock } from '../../../platform/pdf/index.ts';
import { countryName } from '../../catalogue/index.ts';
import { addUp, figureText, sumText, unitPriceText } from './amounts.ts';
import { heading, orNotStated } from './blocks.ts';
import type { Paper, PaperLine } from './paper.ts';
import { words } from './words.ts';

type ItemTexts = Readonly<{ title: string; description: string; sku: string | null }>;
export const itemText = ({ title, description, sku }: ItemTexts): string =>
  [title, description, sku ?? ''].filter(Boolean).join('\n');

export const lineColumns = (locale: Locale) => [
  { head: words.line[locale], share: 1, align: 'end' as const },
  { head: words.item[locale], share: 8 },
  { head: words.quantity[locale], share: 2.6, align: 'end' as const },
  { head: words.unitPrice[locale], share: 3.4, align: 'end' as const },
  { head: words.amount[locale], share: 3.4, align: 'end' as const },
];
export const numbered = (cells: readonly string[], at: number): readonly string[] => [
  String(at + 1),
  ...cells,
];
export const footRow = (label: string, amount: string): readonly string[] => ['', label, '', '', amount];

/** What is offered at which price, down to the total. */
export function lineBlocks({ version, lines, locale }: Paper): readonly PdfBlock[] {
  const { currency } = version;
  const rows = lines.map(({ facts: line, quantity, unitPrice, total }) => [
    itemText(line),
    quantityText(quantity, line.unit, locale),
    Number(unitPrice) === 0 ? words.included[locale] : unitPriceText(unitPrice, currency),
    sumText(total, currency),
  ]);
  const discount =
    Number(version.discount) === 0
      ? []
      : [footRow(words.discount[locale], sumText(`-${version.discount}`, currency))];
  const freight = Number(version.freight) === 0 ? words.included[locale] : sumText(version.freight, currency);
  return [
    heading(words.lines[locale]),
    {
      kind: 'table',
      rowHead: 1,
      columns: lineColumns(locale),
      rows: rows.map(numbered),
      foot: [
        footRow(words.linesTotal[locale], sumText(version.linesTotal, currency)),
        footRow(words.freight[locale], freight),
        ...discount,
        footRow(words.total[locale], sumText(version.total, currency)),
      ],
    },
  ];
}

/** What customs and carriers ask for. */
export function customsBlocks({ lines, locale }: Paper): readonly PdfBlock[] {
  const weight = (value: string | null) =>
    value === null ? words.notStated[locale] : figureText(value, locale);
  const row = ({ facts: line }: PaperLine, at: number): readonly string[] => [
    String(at + 1),
    line.title,
    orNotStated(line.hsCode, locale),
    line.originCountry ? countryName(line.originCountry, locale) : words.notStated[locale],
    weight(line.netWeightKg),
    weight(line.grossWeightKg),
  ];
  return [
    heading(words.customs[locale]),
    {
      kind: 'table',
      rowHead: 1,
      columns: [
        { head: words.line[locale], share: 1, align: 'end' },
        { head: words.item[locale], share: 6 },
        { head: words.hsCode[locale], share: 3 },
        { head: words.origin[locale], share: 3 },
        { head: words.netWeight[locale], share: 2.7, align: 'end' },
        { head: words.grossWeight[locale], share: 2.7, align: 'end' },
      ],
      rows: lines.map(row),
      foot: [
        [
          '',
          words.together[locale],
          '',
          '',
          weight(addUp(lines.map(({ facts: line }) => line.netWeightKg))),
          weight(addUp(lines.map(({ facts: line }) => line.grossWeightKg))),
        ],
      ],
    },
  ];
}
