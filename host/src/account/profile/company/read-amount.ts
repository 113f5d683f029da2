/**
 * A typed amount as a decimal string; null if empty, undefined if ambiguous or no amount. Spaces may group digits, and
 * so may points or commas before groups of three. The last separator before one or two digits is the decimal sign.
 */
export function readAmount(typed: string): string | null | undefined {
  const text = typed.replace(/\s/g, '');
  if (text === '') return null;
  const parts = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!parts) return undefined;
  const whole = (parts[1] ?? '').replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  if (whole.length > 12) return undefined;
  return parts[3] ? `${whole}.${parts[3]}` : whole;
}
