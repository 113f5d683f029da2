import type { CounterInput, QuoteVersion } from 'shared-kit/contract';
import { readAmount, readWhole } from 'shared-kit/shell';

export type CounterLineEntry = Readonly<{ quantity: string; unitPrice: string; terms: string }>;
export type CounterEntries = Readonly<{
  lines: Readonly<Record<string, CounterLineEntry>>;
  targetTotal: string;
  text: string;
}>;
export type CounterFault = Readonly<{ field: string; reason: 'amount' | 'quantity' | 'nothing' }>;

export const noCounterLine: CounterLineEntry = { quantity: '', unitPrice: '', terms: '' };

/** Reads the counter-offer from the form, or its errors. Lines without entries are left out. */
export function readCounter(
  version: QuoteVersion,
  entries: CounterEntries,
): { body: CounterInput } | { faults: CounterFault[] } {
  const faults: CounterFault[] = [];
  const amount = (typed: string, field: string, decimals: number): string | null => {
    if (typed.trim() === '') return null;
    const read = readAmount(typed, decimals);
    if (read === null) faults.push({ field, reason: 'amount' });
    return read;
  };
  const quantity = (typed: string, field: string): number | null => {
    if (typed.trim() === '') return null;
    const read = readWhole(typed, 1);
    if (read === null) faults.push({ field, reason: 'quantity' });
    return read;
  };
  const lines = version.lines.flatMap(({ key }) => {
    const entry = entries.lines[key] ?? noCounterLine;
    const line = {
      key,
      quantity: quantity(entry.quantity, `${key}-quantity`),
      unitPrice: amount(entry.unitPrice, `${key}-price`, 4),
      terms: entry.terms.trim(),
    };
    return line.quantity === null && line.unitPrice === null && line.terms === '' ? [] : [line];
  });
  const body = {
    versionId: version.id,
    targetTotal: amount(entries.targetTotal, 'total', 2),
    lines,
    text: entries.text.trim(),
  };
  const isEmpty = lines.length === 0 && body.targetTotal === null && body.text === '';
  if (isEmpty && faults.length === 0) faults.push({ field: 'total', reason: 'nothing' });
  return faults.length > 0 ? { faults } : { body };
}
