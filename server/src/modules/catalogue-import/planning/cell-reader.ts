import type { ImportFault, ImportFaultCode, ImportField } from 'shared-kit/contract/catalogue-import';
import {
  type DecimalMark,
  type FigureField,
  type FigureReading,
  figureFields,
  readFigure,
} from 'shared-kit/contract/figures';
import { convertMeasure, isUnitSymbol } from 'shared-kit/contract/measures';
import type { Currency } from 'shared-kit/contract/money';
import { type Cell, printNumber, type TableRow, textOfCell } from '../reading/cell.ts';
import { type Columns, isStated } from './mapped-rows.ts';
import { currencyNamed, readPrice } from './read-price.ts';
import { textFault } from './text-faults.ts';

const mostKg = 1_000_000_000;

type Bounds = Readonly<{ least: number; most: number; whole?: boolean }>;
type Style = Readonly<{
  decimalSign: DecimalMark | null;
  currency: Currency | null;
  faults: ImportFault[];
  /** Texts of the product as it is stored, which may stay. */
  kept: ReadonlySet<string>;
}>;
type Params = ImportFault['params'];

/**
 * Reads the cells of a row by field; of several rows, each field from the first row that states it. Every fault is noted,
 * and its value left out.
 */
export class CellReader {
  readonly #rows: readonly TableRow[];
  readonly #columns: Columns;
  readonly #style: Style;
  #rowCurrency: Readonly<{ read: Currency | null | undefined }> | null = null;

  constructor(rows: readonly TableRow[], columns: Columns, style: Style) {
    this.#rows = rows;
    this.#columns = columns;
    this.#style = style;
  }

  /** A number of a spreadsheet has no mark that could be mistaken; a text is read in its column's style. */
  #read(cell: number | string, written: string, field: FigureField): FigureReading {
    return readFigure(written, typeof cell === 'number' ? '.' : this.#style.decimalSign, field);
  }

  place(field: ImportField): number | null {
    return this.#columns.positionsOf(field)[0] ?? null;
  }

  states(field: ImportField): boolean {
    return isStated(field, this.#rowOf(field)?.cells[this.place(field) ?? -1]);
  }

  fault(field: ImportField, code: ImportFaultCode, params: Params = {}): undefined {
    const column = this.place(field);
    const row = this.#rowOf(field);
    const value = textOfCell(row?.cells[column ?? -1]).slice(0, 200);
    this.#style.faults.push({ code, line: row?.line ?? 0, column, value, params });
    return undefined;
  }

  #rowOf(field: ImportField): TableRow | undefined {
    const at = this.place(field) ?? -1;
    return this.#rows.find(({ cells }) => isStated(field, cells[at])) ?? this.#rows[0];
  }

  /** The cell, unless it is empty or can't be read. */
  #cell(field: ImportField): Exclude<Cell, null | { fault: string }> | undefined {
    const found = this.#rowOf(field)?.cells[this.place(field) ?? -1] ?? null;
    if (found === null) return undefined;
    if (typeof found === 'object' && 'fault' in found) return this.fault(field, found.fault);
    return found;
  }

  text(field: ImportField, most: number): string | undefined {
    const found = this.#cell(field);
    if (found === undefined) return undefined;
    if (typeof found === 'number' && Math.abs(found) >= 1e15) return this.fault(field, 'digits-lost');
    const words = textOfCell(found);
    if (words.length > most) return this.fault(field, 'text-too-long', { length: words.length, most });
    return this.allowed(field, words);
  }

  /** A text that was made from a cell, unless the editor's form would refuse it. */
  allowed(field: ImportField, words: string): string | undefined {
    const text = words.normalize('NFC');
    const wrong = textFault(field, text, this.#style.kept);
    return wrong ? this.fault(field, wrong.code, wrong.params) : text;
  }

  number(field: ImportField, bounds: Bounds): number | undefined {
    const found = this.#cell(field);
    if (found === undefined) return undefined;
    if (typeof found === 'number') return this.#within(field, Number(printNumber(found)), bounds);
    if (typeof found !== 'string')
      return this.fault(field, typeof found === 'object' ? 'date-not-wanted' : 'number-malformed');
    const { least, most, whole = false } = bounds;
    const decimals = whole ? 0 : figureFields.measure.decimals;
    const reading = this.#read(found, found, { decimals, least: String(least), most: String(most) });
    if ('question' in reading) return this.fault(field, 'number-ambiguous', { value: found });
    if ('value' in reading && reading.value !== null) return Number(reading.value);
    const isBeyond = 'fault' in reading && outOfRange.has(reading.fault);
    return isBeyond
      ? this.fault(field, 'number-out-of-range', { value: found, least, most })
      : this.fault(field, 'number-malformed', { value: found });
  }

  #within(field: ImportField, value: number, { least, most, whole }: Bounds): number | undefined {
    return value < least || value > most || (whole && !Number.isInteger(value))
      ? this.fault(field, 'number-out-of-range', { value: printNumber(value), least, most })
      : value;
  }

  /** Reads a figure and converts it to `unit`. It is in the unit of its cell, else of its column, else of its row. */
  measure(
    field: ImportField,
    unit: string,
    ofRow: string | null = null,
  ): { value: number; typed: string | null } | undefined {
    const found = this.#cell(field);
    if (found === undefined) return undefined;
    if (typeof found === 'object') return this.fault(field, 'date-not-wanted');
    if (typeof found === 'boolean')
      return this.fault(field, 'number-malformed', { value: textOfCell(found) });
    const given = this.#columns.at[this.place(field) ?? -1]?.unit ?? ofRow;
    const written = typeof found === 'number' ? printNumber(found) : found;
    const typed = given && /\d\s*$/.test(written) ? `${written} ${given}` : written;
    const reading = this.#read(found, typed, { ...figureFields.measure, unit: unit || undefined });
    if ('value' in reading && reading.value !== null)
      return { value: Number(reading.value), typed: isConverted(typed, unit) ? typed : null };
    return this.fault(field, measureFault(reading), { value: typed.slice(0, 40), unit: unit || '1' });
  }

  /** A weight in kilograms, read in the unit that its cell, column or row names; nothing if it is zero. */
  weight(
    field: 'weight' | 'gross-weight',
    { needsUnit = false }: Readonly<{ needsUnit?: boolean }> = {},
  ): { value: number; typed: string | null } | undefined {
    const unit = this.text('weight-unit', 20) ?? null;
    const isBare = !unit && !this.#columns.at[this.place(field) ?? -1]?.unit;
    if (needsUnit && isBare && /\d\s*$/.test(this.text(field, 200) ?? ''))
      return this.fault(field, 'unit-unsaid');
    const measured = this.measure(field, 'kg', unit);
    if (measured === undefined || measured.value === 0) return undefined;
    if (measured.value > 0 && measured.value < mostKg) return measured;
    return this.fault(field, 'number-out-of-range', { value: measured.value, least: 0, most: mostKg });
  }

  price(field: ImportField) {
    const found = this.#cell(field);
    if (found === undefined) return undefined;
    if (typeof found === 'object') return this.fault(field, 'date-not-wanted');
    const currency = this.#columns.at[this.place(field) ?? -1]?.currency ?? this.#currencyOfRow();
    if (currency === undefined) return undefined;
    const read = readPrice(found, currency, this.#style.decimalSign);
    if (typeof read === 'object' && 'fault' in read)
      return this.fault(field, read.fault, { value: textOfCell(found) });
    return read;
  }

  /**
   * From the row's currency column, otherwise as chosen for the whole file: null if not at all. Undefined after a fault, which
   * is noted once for all prices of the row.
   */
  #currencyOfRow(): Currency | null | undefined {
    this.#rowCurrency ??= { read: this.#readCurrency() };
    return this.#rowCurrency.read;
  }

  #readCurrency(): Currency | null | undefined {
    return this.states('currency')
      ? this.word('currency', currencyNamed, 'currency-unknown')
      : this.#style.currency;
  }

  /** A word of a list, by any of its names. */
  word<Value>(
    field: ImportField,
    named: (text: string) => Value | null,
    code: ImportFaultCode,
    params: Params = {},
  ): Value | undefined {
    const words = this.text(field, 200);
    if (words === undefined) return undefined;
    const found = named(words);
    return found === null ? this.fault(field, code, { value: words.slice(0, 40), ...params }) : found;
  }
}

const outOfRange: ReadonlySet<string> = new Set(['too-small', 'too-large', 'not-whole']);

function measureFault(reading: FigureReading): ImportFaultCode {
  if ('question' in reading) return 'number-ambiguous';
  const fault = 'fault' in reading ? reading.fault : null;
  if (fault === 'unknown-unit') return 'unit-unknown';
  return fault === 'other-dimension' ? 'unit-other-dimension' : 'number-malformed';
}

/** Whether the cell states another unit than the market's. */
const isConverted = (typed: string, unit: string): boolean => {
  const called = /[^\d.,\s'’−-].*$/u.exec(typed)?.[0]?.trim();
  return (
    called !== undefined && called !== unit && isUnitSymbol(unit) && convertMeasure('1', unit, unit) !== null
  );
};
