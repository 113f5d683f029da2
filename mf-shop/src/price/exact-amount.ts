/**
 * Arithmetic on the API's amounts (decimal strings with up to four places) without binary floating point. Results keep
 * four places; only display rounds to cents.
 */
const places = 4;
const unit = 10n ** BigInt(places);

function units(amount: string): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (sign === undefined) throw new Error(`${amount} is not an amount`);
  const magnitude = BigInt(whole) * unit + BigInt(fraction.slice(0, places).padEnd(places, '0'));
  return sign ? -magnitude : magnitude;
}

function text(value: bigint): string {
  const magnitude = value < 0n ? -value : value;
  const fraction = String(magnitude % unit).padStart(places, '0');
  return `${value < 0n ? '-' : ''}${magnitude / unit}.${fraction}`;
}

export const times = (amount: string, count: number): string => text(units(amount) * BigInt(count));

export const plus = (amount: string, other: string): string => text(units(amount) + units(other));

export const minus = (amount: string, other: string): string => text(units(amount) - units(other));

/** `100`, `2.5` → `97.5000`; rounds half up in the last place. */
export function percentOff(amount: string, percent: string): string {
  const left = 100n * unit - units(percent);
  const whole = 100n * unit;
  return text((units(amount) * left + whole / 2n) / whole);
}

export const isNegative = (amount: string): boolean => units(amount) < 0n;
export const isZero = (amount: string): boolean => units(amount) === 0n;
