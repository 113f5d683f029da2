import type { OfferInput } from 'shared-kit/contract/quotes';

/** A price of four decimals as a whole number of ten-thousandths. */
export const units = (amount: string, decimals: number): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
};
export const inCents = (cents: bigint): string => {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** In integers and independent of the server's arithmetic. */
export function totalOfOffer({ lines, freight, discount }: OfferInput): bigint {
  const cents = lines.reduce(
    (sum, { quantity, unitPrice }) => sum + (BigInt(quantity) * units(unitPrice ?? '0', 4) + 50n) / 100n,
    0n,
  );
  return cents + units(freight ?? '0', 2) - units(discount, 2);
}
