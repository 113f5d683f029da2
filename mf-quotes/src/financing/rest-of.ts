const inCents = (amount: string): bigint => {
  const [whole = '0', cents = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0').slice(0, 2));
};

/** What is left of a total, exact to the cent; null if the part is no amount or exceeds it. */
export function restOf(total: string, part: string): string | null {
  if (!/^\d{1,14}(\.\d{1,2})?$/.test(part)) return null;
  const rest = inCents(total) - inCents(part);
  if (rest < 0n) return null;
  const digits = String(rest).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
