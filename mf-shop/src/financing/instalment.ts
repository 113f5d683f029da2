/** Fixed-point arithmetic with 30 places: the rounding of a few hundred multiplications stays far below a cent. */
const places = 30;
const one = 10n ** BigInt(places);

function fixed(text: string): bigint {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') throw new Error(`${text} is not a decimal number`);
  return BigInt(whole) * one + BigInt(fraction.slice(0, places).padEnd(places, '0'));
}

const cent = one / 100n;

function inCents(value: bigint): string {
  const cents = (value + cent / 2n) / cent;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

/** The equal monthly instalment on a principal at a nominal rate per year, paid at the end of each month. */
export function instalment(principal: string, ratePercent: string, months: number): string {
  const rate = fixed(ratePercent) / 1200n;
  if (rate === 0n) return inCents(fixed(principal) / BigInt(months));
  let grown = one;
  for (let month = 0; month < months; month += 1) grown = (grown * (one + rate)) / one;
  return inCents((((fixed(principal) * rate) / one) * grown) / (grown - one));
}
