import { convertMeasure } from './convert.ts';
import { isUnitSymbol, readUnit, unitOf } from './units.ts';

/** The sign before decimals; the other one groups thousands. */
export type DecimalSign = '.' | ',';
export type NumberFault = 'not-a-number' | 'ambiguous';
export type MeasureFault = NumberFault | 'unknown-unit' | 'other-dimension';

/**
 * Reads a number as a plain decimal. Unless the decimal sign is said, `1.250` and `1,250` are ambiguous: nothing is
 * guessed, since yarn costs 2,875 a kilogram and a loom 2.875.
 */
export function readNumber(typed: string, sign?: DecimalSign): string | { fault: NumberFault } {
  const text = typed
    .trim()
    .replaceAll('−', '-')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  if (!/^-?\d[\d.,]*$/.test(text) || text.length > 30) return { fault: 'not-a-number' };
  if (!sign && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return { fault: 'ambiguous' };
  const decimal = sign ?? decimalSignOf(text);
  const group = decimal === '.' ? ',' : '.';
  const [whole = '', fraction, ...more] = text.split(decimal);
  const isGrouped = whole.includes(group);
  const isWhole = isGrouped
    ? /^-?[1-9]\d{0,2}$/.test(whole.split(group)[0] ?? '') && /^[^.,]+([.,]\d{3})+$/.test(whole)
    : true;
  if (more.length > 0 || !isWhole || (fraction !== undefined && !/^\d+$/.test(fraction))) {
    return { fault: 'not-a-number' };
  }
  const plain = whole.replaceAll(group, '').replace(/^(-?)0+(?=\d)/, '$1');
  const decimals = (fraction ?? '').replace(/0+$/, '');
  return decimals ? `${plain}.${decimals}` : plain;
}

/** A sign that comes once and last is decimal; one that repeats groups. */
function decimalSignOf(text: string): DecimalSign {
  const [points, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  if (points > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  if (points > 1) return ',';
  if (commas > 1) return '.';
  return commas === 1 ? ',' : '.';
}

/**
 * Reads `72 in` for an attribute in centimetres as `182.88`. Without a unit the figure is in the wanted one. A unit
 * that this file doesn't know, such as `spindles`, must be written as the attribute's.
 */
export function readMeasure(
  typed: string,
  unit: string,
  sign?: DecimalSign,
): Readonly<{ value: string }> | Readonly<{ fault: MeasureFault }> {
  const parts = /^\s*([-−]?\d(?:[\d.,]|[\s'’](?=\d))*)(.*)$/su.exec(typed);
  if (!parts) return { fault: 'not-a-number' };
  const [, figure = '', rest = ''] = parts;
  const value = readNumber(figure, sign);
  if (typeof value !== 'string') return value;
  const called = rest.trim();
  if (called === '' || called === unit) return { value };
  const wanted = isUnitSymbol(unit) ? unit : null;
  const given = readUnit(called, wanted ? unitOf(wanted).dimension : undefined);
  if (!given) return { fault: 'unknown-unit' };
  const converted = wanted && convertMeasure(value, given, wanted);
  return converted === null ? { fault: 'other-dimension' } : { value: converted };
}
