import { type Locale, languageName } from 'shared-kit/contract/languages';
import { quantityText } from 'shared-kit/contract/products';
import type { PdfBlock } from '../../../platform/pdf/index.ts';
import { countryName } from '../../location/index.ts';
import { addUp, figureText, sumText, unitPriceText } from './amounts.ts';
import { heading, orNotStated } from './blocks.ts';
import type { Paper, PaperLine } from './paper.ts';
import { say } from './words.ts';

type ItemTexts = Readonly<{ title: string; description: string; sku: string | null }>;
export const itemText = ({ title, description, sku }: ItemTexts): string =>
  [title, description, sku ?? ''].filter(Boolean).join('\n');

/** Words of the maker in another language than the paper's are called so. */
function offeredText(line: PaperLine['facts'], locale: Locale): string {
  const { writtenIn } = line;
  if (writtenIn === null || writtenIn === locale) return itemText(line);
  const language = languageName(writtenIn, locale);
  return `${itemText(line)}\n${say(locale, 'paper.writtenIn', { language })}`;
}

export const lineColumns = (locale: Locale) => [
  { head: say(locale, 'paper.line'), share: 1, align: 'end' as const },
  { head: say(locale, 'paper.item'), share: 8 },
  { head: say(locale, 'paper.quantity'), share: 2.6, align: 'end' as const },
  { head: say(locale, 'paper.unitPrice'), share: 3.4, align: 'end' as const },
  { head: say(locale, 'paper.amount'), share: 3.4, align: 'end' as const },
];
export const numbered = (cells: readonly string[], at: number): readonly string[] => [
  String(at + 1),
  ...cells,
];
export const footRow = (label: string, amount: string): readonly string[] => ['', label, '', '', amount];

/** The offered lines with their prices, down to the total. */
export function lineBlocks({ version, lines, locale }: Paper): readonly PdfBlock[] {
  const { currency } = version;
  const rows = lines.map(({ facts: line, quantity, unitPrice, total }) => [
    offeredText(line, locale),
    quantityText(quantity, line.unit, locale),
    Number(unitPrice) === 0 ? say(locale, 'paper.included') : unitPriceText(unitPrice, currency),
    sumText(total, currency),
  ]);
  const discount =
    Number(version.discount) === 0
      ? []
      : [footRow(say(locale, 'paper.discount'), sumText(`-${version.discount}`, currency))];
  const freight =
    Number(version.freight) === 0 ? say(locale, 'paper.included') : sumText(version.freight, currency);
  return [
    heading(say(locale, 'paper.lines')),
    {
      kind: 'table',
      rowHead: 1,
      columns: lineColumns(locale),
      rows: rows.map(numbered),
      foot: [
        footRow(say(locale, 'paper.linesTotal'), sumText(version.linesTotal, currency)),
        footRow(say(locale, 'paper.freight'), freight),
        ...discount,
        footRow(say(locale, 'paper.total'), sumText(version.total, currency)),
      ],
    },
  ];
}

/** Details for customs and carriers. */
export function customsBlocks({ lines, locale }: Paper): readonly PdfBlock[] {
  const weight = (value: string | null) =>
    value === null ? say(locale, 'paper.notStated') : figureText(value, locale);
  const row = ({ facts: line }: PaperLine, at: number): readonly string[] => [
    String(at + 1),
    line.title,
    orNotStated(line.hsCode, locale),
    line.originCountry ? countryName(line.originCountry, locale) : say(locale, 'paper.notStated'),
    weight(line.netWeightKg),
    weight(line.grossWeightKg),
  ];
  return [
    heading(say(locale, 'paper.customs')),
    {
      kind: 'table',
      rowHead: 1,
      columns: [
        { head: say(locale, 'paper.line'), share: 1, align: 'end' },
        { head: say(locale, 'paper.item'), share: 6 },
        { head: say(locale, 'paper.hsCode'), share: 3 },
        { head: say(locale, 'paper.origin'), share: 3 },
        { head: say(locale, 'paper.netWeight'), share: 2.7, align: 'end' },
        { head: say(locale, 'paper.grossWeight'), share: 2.7, align: 'end' },
      ],
      rows: lines.map(row),
      foot: [
        [
          '',
          say(locale, 'paper.together'),
          '',
          '',
          weight(addUp(lines.map(({ facts: line }) => line.netWeightKg))),
          weight(addUp(lines.map(({ facts: line }) => line.grossWeightKg))),
        ],
      ],
    },
  ];
}
