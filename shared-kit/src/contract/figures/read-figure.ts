import { isLocale, type Locale, languageOf } from '../languages/locale.ts';
import { isMore, isNearer } from './compare-figures.ts';
import type { FigureField } from './figure-fields.ts';
import { plainDigits } from './plain-digits.ts';
import { readUnitBeside, type UnitFault } from './read-unit-beside.ts';

/** The mark before decimals; the other one groups thousands. */
export type DecimalMark = '.' | ',';
/** The page's language; or, of a column, the mark that its other cells show, and null if they show none. */
export type NumberStyle = Locale | DecimalMark | null;

export type FigureFault =
  | UnitFault
  | 'not-a-number'
  | 'not-whole'
  | 'too-many-decimals'
  | 'too-small'
  | 'too-large';

/** A plain decimal such as `1500.5`, null if nothing was typed; two that it may mean; or why it means none. */
export type FigureReading =
  | Readonly<{ value: string | null }>
  | Readonly<{ question: readonly [string, string] }>
  | Readonly<{ fault: FigureFault }>;

const longest = 60;

/** Reads a typed figure. Nothing is guessed: yarn costs 2.875 a kilogram and a loom 2,875. */
export function readFigure(typed: string, style: NumberStyle, field: FigureField): FigureReading {
  const text = plainDigits(typed).trim();
  if (text === '') return { value: null };
  if (text.length > longest) return { fault: 'not-a-number' };
  const parts = /^(\D*?)(\d[\d.,]*(?:[\s']\d{3}(?!\d)[\d.,]*)*)(.*)$/su.exec(text);
  if (!parts) return { fault: 'not-a-number' };
  const [, before = '', figure = '', after = ''] = parts;
  const sign = /^[-+]|[-+]$/.exec(before.trim())?.[0] ?? '';
  const ahead = readUnitBeside(before.replace(sign, '').trim(), field.unit);
  const behind = readUnitBeside(after.trim(), field.unit);
  if ('fault' in ahead) return ahead;
  if ('fault' in behind) return behind;
  const readings = plainReadings(figure, style, field).map((it) =>
    behind(ahead(sign === '-' ? negative(it) : it)),
  );
  const [one, other] = readings.filter((it): it is string => faultOf(it, field) === null);
  if (one === undefined) return { fault: faultOf(readings[0] ?? null, field) ?? 'not-a-number' };
  if (other === undefined) return { value: one };
  // Of the two, a mark that groups in the page's language groups.
  if (isLocale(style) && figure.includes(groupMarkOf(style))) return { value: larger(one, other) };
  return { question: inOrder(one, other, field.last ?? null) };
}

/** The value of a text that a form has checked before; null for nothing, a question or a fault. */
export function figureOf(typed: string, style: NumberStyle, field: FigureField): string | null {
  const reading = readFigure(typed, style, field);
  return 'value' in reading ? reading.value : null;
}

/** `figureOf` for a field without decimals. */
export function wholeOf(typed: string, style: NumberStyle, field: FigureField): number | null {
  const value = figureOf(typed, style, field);
  return value === null ? null : Number(value);
}

/** A stored figure as a text that is read as the same figure in every language: `2.875` could mean thousands. */
export function figureText(value: string | number | null | undefined): string {
  const text = trimmed(String(value ?? ''));
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}

const negative = (value: string): string => (value === '0' ? value : `-${value}`);
const trimmed = (decimal: string): string => decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/** Of `1.000` pieces one reading has decimals, which pieces haven't; `2.0` has no other reading. */
function plainReadings(figure: string, style: NumberStyle, { decimals }: FigureField): string[] {
  const marks: readonly DecimalMark[] = style === '.' || style === ',' ? [style] : ['.', ','];
  const readings = marks.flatMap((mark) => plainReading(figure, mark) ?? []);
  const whole = decimals === 0 ? readings.filter((it) => it.isWhole) : [];
  return [...new Set((whole.length > 0 ? whole : readings).map(({ value }) => value))];
}

/** A leading zero starts no group, and only groups of three are groups. */
function plainReading(
  figure: string,
  mark: DecimalMark,
): Readonly<{ value: string; isWhole: boolean }> | null {
  const group = mark === '.' ? ',' : '.';
  const pattern = `^(\\d+|[1-9]\\d{0,2}([${group}\\s'])\\d{3}(?:\\2\\d{3})*)(?:[${mark}](\\d+))?$`;
  const [, whole, , decimals] = new RegExp(pattern).exec(figure) ?? [];
  if (whole === undefined) return null;
  const value = trimmed(`${whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')}.${decimals ?? ''}`);
  return { value, isWhole: decimals === undefined };
}

const groupMarkOf = (locale: Locale): string =>
  new Intl.NumberFormat(languageOf(locale).format)
    .formatToParts(1_000_000)
    .find(({ type }) => type === 'group')?.value ?? ',';

/** Why a field can't hold a value; null if it can. */
function faultOf(value: string | null, { decimals, least = '0', most }: FigureField): FigureFault | null {
  if (value === null) return 'not-a-number';
  if (isMore(value, most)) return 'too-large';
  if (isMore(least, value)) return 'too-small';
  if ((value.split('.')[1]?.length ?? 0) <= decimals) return null;
  return decimals === 0 ? 'not-whole' : 'too-many-decimals';
}

/** The grouped reading, below zero too. */
const larger = (one: string, other: string): string =>
  isMore(one.replace('-', ''), other.replace('-', '')) ? one : other;

const inOrder = (one: string, other: string, last: string | null): readonly [string, string] => {
  const isOneFirst = last === null ? larger(one, other) === other : isNearer(one, other, last);
  return isOneFirst ? [one, other] : [other, one];
};
