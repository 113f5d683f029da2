import {
  type Currency,
  convertMeasure,
  type DecimalSign,
  type ImportFault,
  type ImportFaultCode,
  type ImportField,
  isUnitSymbol,
  readMeasure,
  readNumber,
} from 'shared-kit/contract';
import { type Cell, printNumber, type TableRow, textOfCell } from '../reading/cell.ts';
import type { Columns } from './mapped-rows.ts';
import { readPrice } from './read-price.ts';

/** Signs that turn the reading direction around, or isolate text from it. */
const direction = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

type Bounds = Readonly<{ least: number; most: number; whole?: boolean }>;
export type Read = ReturnType<typeof cellReader>;

/** Reads the cells of one row by field. Every fault is noted, and its value left out. */
export function cellReader(
  row: TableRow,
  columns: Columns,
  {
    decimalSign,
    currency: usual,
    faults,
  }: Readonly<{ decimalSign: DecimalSign | null; currency: Currency | null; faults: ImportFault[] }>,
) {
  const sign = decimalSign ?? undefined;
  const place = (field: ImportField) => columns.positionsOf(field)[0] ?? null;
  const fault = (field: ImportField, code: ImportFaultCode, params: ImportFault['params'] = {}) => {
    const column = place(field);
    faults.push({
      code,
      line: row.line,
      column,
      value: textOfCell(row.cells[column ?? -1]).slice(0, 200),
      params,
    });
    return undefined;
  };
  /** The cell, unless it is empty or can't be read. */
  const cell = (field: ImportField): Exclude<Cell, null | { fault: string }> | undefined => {
    const found = row.cells[place(field) ?? -1] ?? null;
    if (found === null) return undefined;
    if (typeof found === 'object' && 'fault' in found) return fault(field, found.fault);
    return found;
  };
  const text = (field: ImportField, most: number): string | undefined => {
    const found = cell(field);
    if (found === undefined) return undefined;
    if (typeof found === 'number' && Math.abs(found) >= 1e15) return fault(field, 'digits-lost');
    const words = textOfCell(found);
    if (direction.test(words)) return fault(field, 'text-direction');
    if (words.length > most) return fault(field, 'text-too-long', { length: words.length, most });
    return words;
  };
  const within = (field: ImportField, value: number, { least, most, whole }: Bounds) =>
    value < least || value > most || (whole && !Number.isInteger(value))
      ? fault(field, 'number-out-of-range', { value: printNumber(value), least, most })
      : value;
  return {
    fault,
    place,
    text,
    number(field: ImportField, bounds: Bounds): number | undefined {
      const found = cell(field);
      if (found === undefined) return undefined;
      if (typeof found === 'number') return within(field, Number(printNumber(found)), bounds);
      if (typeof found !== 'string')
        return fault(field, typeof found === 'object' ? 'date-not-wanted' : 'number-malformed');
      const value = readNumber(found, sign);
      if (typeof value !== 'string') return fault(field, numberFault(value.fault), { value: found });
      return within(field, Number(value), bounds);
    },
    /** A figure in the given unit; the column's unit counts where the cell has none. */
    measure(field: ImportField, unit: string): { value: number; typed: string | null } | undefined {
      const found = cell(field);
      if (found === undefined) return undefined;
      if (typeof found === 'object') return fault(field, 'date-not-wanted');
      if (typeof found === 'boolean') return fault(field, 'number-malformed', { value: textOfCell(found) });
      const given = columns.at[place(field) ?? -1]?.unit ?? null;
      const written = typeof found === 'number' ? printNumber(found) : found;
      const typed = given && /\d\s*$/.test(written) ? `${written} ${given}` : written;
      const read = readMeasure(typed, unit, typeof found === 'number' ? '.' : sign);
      if ('fault' in read) {
        return fault(field, measureFaults[read.fault], { value: typed.slice(0, 40), unit: unit || '1' });
      }
      const value = Number(read.value);
      return { value, typed: isConverted(typed, unit) ? typed : null };
    },
    price(field: ImportField) {
      const found = cell(field);
      if (found === undefined) return undefined;
      if (typeof found === 'object') return fault(field, 'date-not-wanted');
      const currency = columns.at[place(field) ?? -1]?.currency ?? usual;
      const read = readPrice(found, currency, sign);
      if (typeof read === 'object' && 'fault' in read)
        return fault(field, read.fault, { value: textOfCell(found) });
      return read;
    },
    /** A word of a list, by any of its names. */
    word<Value>(
      field: ImportField,
      named: (text: string) => Value | null,
      code: ImportFaultCode,
      params: ImportFault['params'] = {},
    ): Value | undefined {
      const words = text(field, 200);
      if (words === undefined) return undefined;
      const found = named(words);
      return found === null ? fault(field, code, { value: words.slice(0, 40), ...params }) : found;
    },
  };
}

const numberFault = (fault: 'ambiguous' | 'not-a-number'): ImportFaultCode =>
  fault === 'ambiguous' ? 'number-ambiguous' : 'number-malformed';
const measureFaults = {
  ambiguous: 'number-ambiguous',
  'not-a-number': 'number-malformed',
  'unknown-unit': 'unit-unknown',
  'other-dimension': 'unit-other-dimension',
} as const satisfies Readonly<Record<string, ImportFaultCode>>;

/** Whether the cell states another unit than the market's. */
const isConverted = (typed: string, unit: string): boolean => {
  const called = /[^\d.,\s'’−-].*$/u.exec(typed)?.[0]?.trim();
  return (
    called !== undefined && called !== unit && isUnitSymbol(unit) && convertMeasure('1', unit, unit) !== null
  );
};
