import { type FigureField, figureFields, isFarFrom, readFigure } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import type { CounterInput, QuoteVersion } from 'shared-kit/contract/quotes';

export type CounterLineEntry = Readonly<{
  quantity: string;
  unitPrice: string;
  /** Said yes to the price although it is far from the last one. */
  isConfirmed: boolean;
  terms: string;
}>;
export type CounterEntries = Readonly<{
  lines: Readonly<Record<string, CounterLineEntry>>;
  targetTotal: string;
  isTotalConfirmed: boolean;
  text: string;
}>;
export type CounterFault = Readonly<{
  field: string;
  reason: 'amount' | 'quantity' | 'nothing' | 'unconfirmed';
}>;

export const noEntries: CounterEntries = { lines: {}, targetTotal: '', isTotalConfirmed: false, text: '' };
export const noCounterLine: CounterLineEntry = { quantity: '', unitPrice: '', isConfirmed: false, terms: '' };

/** What the fields of a line can hold. */
export const lineFigures = (
  { unit, unitPrice }: Pick<QuoteVersion['lines'][number], 'unit' | 'unitPrice'>,
  { currency }: Pick<QuoteVersion, 'currency'>,
) => ({
  quantity: { ...figureFields.quantity, unit },
  unitPrice: { ...figureFields.unitPrice, unit: currency, last: unitPrice },
});
export const totalFigure = ({ currency, total }: Pick<QuoteVersion, 'currency' | 'total'>): FigureField => ({
  ...figureFields.sum,
  unit: currency,
  last: total,
});

/** Reads the counter-offer from the form, or its errors. Lines without entries are left out. */
export function readCounter(
  version: QuoteVersion,
  entries: CounterEntries,
  locale: Locale,
): { body: CounterInput } | { faults: CounterFault[] } {
  const faults: CounterFault[] = [];
  const read = (typed: string, figure: FigureField, fault: CounterFault): string | null => {
    const reading = readFigure(typed, locale, figure);
    if ('value' in reading) return reading.value;
    faults.push(fault);
    return null;
  };
  const lines = version.lines.flatMap((each) => {
    const { key } = each;
    const entry = entries.lines[key] ?? noCounterLine;
    const figures = lineFigures(each, version);
    const quantity = read(entry.quantity, figures.quantity, { field: `${key}-quantity`, reason: 'quantity' });
    const unitPrice = read(entry.unitPrice, figures.unitPrice, { field: `${key}-price`, reason: 'amount' });
    const isFar = unitPrice !== null && isFarFrom(unitPrice, each.unitPrice);
    if (isFar && !entry.isConfirmed) faults.push({ field: `${key}-price`, reason: 'unconfirmed' });
    const line = {
      key,
      quantity: quantity === null ? null : Number(quantity),
      unitPrice,
      ...(isFar && { confirmedAfter: each.unitPrice }),
      terms: entry.terms.trim(),
    };
    return line.quantity === null && line.unitPrice === null && line.terms === '' ? [] : [line];
  });
  const targetTotal = read(entries.targetTotal, totalFigure(version), { field: 'total', reason: 'amount' });
  const isTotalFar = targetTotal !== null && isFarFrom(targetTotal, version.total);
  if (isTotalFar && !entries.isTotalConfirmed) faults.push({ field: 'total', reason: 'unconfirmed' });
  const body = {
    versionId: version.id,
    targetTotal,
    ...(isTotalFar && { totalConfirmedAfter: version.total }),
    lines,
    text: entries.text.trim(),
  };
  const isEmpty = lines.length === 0 && body.targetTotal === null && body.text === '';
  if (isEmpty && faults.length === 0) faults.push({ field: 'total', reason: 'nothing' });
  return faults.length > 0 ? { faults } : { body };
}
