import { type OfferInput, percentOf } from 'shared-kit/contract/quotes';

export type OfferSums = Readonly<{
  /** In line order; null for a line without a price. */
  perLine: readonly (string | null)[];
  lines: string | null;
  /** Null while it is a percentage of lines without a price. */
  discount: string | null;
  total: string | null;
}>;

const unitScale = 10_000n;
/** An exact amount in ten-thousandths. */
export const units = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(4, '0').slice(0, 4));
};
export const ofCents = (cents: bigint): string => {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
/** Rounds half a cent up, as the server does. */
export const toCents = (value: bigint): bigint => (value + unitScale / 200n) / (unitScale / 100n);

/** Adds up as the server does: rounds each line once to cents, then adds freight and subtracts the discount. */
export function sumsOf({
  lines,
  freight,
  discount: stated,
  discountPercent: percent = null,
}: Pick<OfferInput, 'lines' | 'freight' | 'discount' | 'discountPercent'>): OfferSums {
  const perLine = lines.map(({ quantity, unitPrice }) =>
    unitPrice === null ? null : toCents(units(unitPrice) * BigInt(quantity)),
  );
  const told = perLine.map((cents) => (cents === null ? null : ofCents(cents)));
  if (perLine.length === 0 || !perLine.every((cents) => cents !== null))
    return { perLine: told, lines: null, discount: percent === null ? stated : null, total: null };
  const sum = perLine.reduce((so, cents) => so + cents, 0n);
  const discount = percent === null ? stated : percentOf(ofCents(sum), percent);
  const total = sum + toCents(units(freight ?? '0')) - toCents(units(discount));
  return { perLine: told, lines: ofCents(sum), discount, total: ofCents(total) };
}
