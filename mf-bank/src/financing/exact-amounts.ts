const inCents = (amount: string): bigint => {
  const [whole = '0', cents = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0').slice(0, 2));
};

const asAmount = (cents: bigint): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Both amounts together, exact to the cent. */
export const sumOf = (one: string, other: string): string => asAmount(inCents(one) + inCents(other));

/** What is left of a total, exact to the cent; null if the part is no amount or exceeds it. */
export function restOf(total: string, part: string): string | null {
  if (!/^\d{1,14}(\.\d{1,2})?$/.test(part)) return null;
  const rest = inCents(total) - inCents(part);
  return rest < 0n ? null : asAmount(rest);
}
