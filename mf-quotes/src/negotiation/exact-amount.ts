import { isSameFigure } from 'shared-kit/contract/figures';

const decimals = 4;

const scaled = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const size = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
  return amount.startsWith('-') ? -size : size;
};

const written = (value: bigint): string => {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** Exact, with up to four decimals: `subtract('1.1', '1')` is `0.1000`. */
export const subtract = (from: string, amount: string): string => written(scaled(from) - scaled(amount));

/** Compares amounts by value, whatever their notation. */
export const isSameAmount = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : isSameFigure(one, other);

export const isZero = (amount: string): boolean => scaled(amount) === 0n;
export const isNegative = (amount: string): boolean => scaled(amount) < 0n;
