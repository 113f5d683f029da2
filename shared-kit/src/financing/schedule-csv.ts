import type { Drawdown } from 'shared-kit/contract';

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A schedule as CSV, with plain numbers and ISO days. */
export const scheduleCsv = (heads: readonly string[], schedule: Drawdown['schedule']): string =>
  [
    heads,
    ...schedule.map(({ due, interest, taxes, principal, payment, balance }) => [
      ...[due, interest, taxes, principal, payment, balance],
    ]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
