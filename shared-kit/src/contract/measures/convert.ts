import { type UnitSymbol, unitOf } from './units.ts';

/** An exact fraction. */
type Fraction = readonly [over: bigint, under: bigint];

const digits = 15;

function decimal(text: string): Fraction {
  const [whole = '0', fraction = ''] = text.split('.');
  return [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
}
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];

function fraction(text: string): Fraction {
  const [above = '0', below = '1'] = text.split('/');
  return over(decimal(above), decimal(below));
}

/**
 * Converts a plain decimal such as `72` or `-0.5` exactly; at most fifteen digits are kept. Null if the units measure
 * different things, or if there is no such figure: a count of 0.
 */
export function convertMeasure(value: string, from: UnitSymbol, to: UnitSymbol): string | null {
  const [source, target] = [unitOf(from), unitOf(to)];
  if (source.dimension !== target.dimension) return null;
  if (from === to) return value;
  const given = decimal(value);
  if ((source.inverse || target.inverse) && given[0] === 0n) return null;
  const scaled = source.inverse ? over(fraction(source.size), given) : times(fraction(source.size), given);
  const base = plus(scaled, fraction(source.zero ?? '0'));
  const [above, below] = plus(base, times(fraction(target.zero ?? '0'), [-1n, 1n]));
  const size = fraction(target.size);
  return write(target.inverse ? over(size, [above, below]) : over([above, below], size));
}

/** Rounds half away from zero. */
function write([above, below]: Fraction): string {
  const isNegative = above < 0n !== below < 0n && above !== 0n;
  const [top, bottom] = [above < 0n ? -above : above, below < 0n ? -below : below];
  const whole = top / bottom;
  // Leading zeros after the point are no digits of the figure.
  let decimals = whole > 0n ? Math.max(0, digits - whole.toString().length) : digits;
  for (let least = top; whole === 0n && least > 0n && least * 10n < bottom; least *= 10n) decimals += 1;
  const scaled = (top * 10n ** BigInt(decimals) * 2n + bottom) / (bottom * 2n);
  const text = scaled.toString().padStart(decimals + 1, '0');
  const at = text.length - decimals;
  const fractionDigits = text.slice(at).replace(/0+$/, '');
  return `${isNegative ? '-' : ''}${text.slice(0, at)}${fractionDigits && `.${fractionDigits}`}`;
}
