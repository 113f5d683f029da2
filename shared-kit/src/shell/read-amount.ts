/**
 * Reads a typed amount as a decimal string with up to `decimals` decimals; null if it isn't one.
 * It reads amounts as both languages show prices: commas group, a point is the decimal sign, and so is a comma before
 * one or two final digits. The page shows how it was read.
 */
export function readAmount(typed: string, decimals: number): string | null {
  const written = typed.replace(/\s/g, '').replace(/^([^,.]*),(\d{1,2})$/, '$1.$2');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(written)) return null;
  const plain = written.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const [whole = '', fraction = ''] = plain.split('.');
  return whole.length <= 14 && fraction.length <= decimals ? plain : null;
}

/** A typed whole number from `least` to 999,999; null if it isn't one. */
export function readWhole(typed: string, least: number): number | null {
  const written = typed.trim();
  if (!/^\d{1,6}$/.test(written)) return null;
  const value = Number(written);
  return value >= least ? value : null;
}
