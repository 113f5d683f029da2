/** A decimal price less some percent, exactly and with at most four decimals. */
export function afterTier(price: string, percentOff: string): string {
  const places = 4;
  const [amount, percent] = [scaled(price, places), scaled(percentOff, 2)];
  const rest = amount * (10_000n - percent);
  const rounded = (rest + 5_000n) / 10_000n;
  const digits = rounded.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}

function scaled(text: string, places: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(places, '0').slice(0, places));
}
