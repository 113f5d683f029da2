import type { CounterInput, QuoteVersion } from 'shared-kit/contract';

export type CounterLineEntry = Readonly<{ quantity: string; unitPrice: string; terms: string }>;
export type CounterEntries = Readonly<{
  lines: Readonly<Record<string, CounterLineEntry>>;
  targetTotal: string;
  text: string;
}>;
export type CounterFault = Readonly<{ field: string; reason: 'amount' | 'quantity' | 'nothing' }>;

export const noCounterLine: CounterLineEntry = { quantity: '', unitPrice: '', terms: '' };

/**
 * An amount as prices are shown in both languages: commas group, a point is the decimal sign. A comma before one
 * or two last figures is one as well. The page shows how it was read.
 */
export function readAmount(typed: string): string | null {
  const text = typed.replace(/\s/g, '').replace(/^([^,.]*),(\d{1,2})$/, '$1.$2');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,4})?$/.test(text)) return null;
  const plain = text.replaceAll(',', '');
  return /^\d{1,14}(\.|$)/.test(plain) ? plain : null;
}

/** What is asked of the maker, or what is wrong with it. A line where nothing was entered isn't part of it. */
export function readCounter(
  version: QuoteVersion,
  entries: CounterEntries,
): { body: CounterInput } | { faults: CounterFault[] } {
  const faults: CounterFault[] = [];
  const amount = (typed: string, field: string): string | null => {
    if (typed.trim() === '') return null;
    const read = readAmount(typed);
    if (read === null) faults.push({ field, reason: 'amount' });
    return read;
  };
  const quantity = (typed: string, field: string): number | null => {
    if (typed.trim() === '') return null;
    const read = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
    if (read < 1) faults.push({ field, reason: 'quantity' });
    return read;
  };
  const lines = version.lines.flatMap(({ key }) => {
    const entry = entries.lines[key] ?? noCounterLine;
    const line = {
      key,
      quantity: quantity(entry.quantity, `${key}-quantity`),
      unitPrice: amount(entry.unitPrice, `${key}-price`),
      terms: entry.terms.trim(),
    };
    return line.quantity === null && line.unitPrice === null && line.terms === '' ? [] : [line];
  });
  const body = {
    versionId: version.id,
    targetTotal: amount(entries.targetTotal, 'total'),
    lines,
    text: entries.text.trim(),
  };
  const isEmpty = lines.length === 0 && body.targetTotal === null && body.text === '';
  if (isEmpty && faults.length === 0) faults.push({ field: 'total', reason: 'nothing' });
  return faults.length > 0 ? { faults } : { body };
}
