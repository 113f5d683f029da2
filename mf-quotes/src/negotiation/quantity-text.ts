import type { Locale } from 'shared-kit/contract';
import type { useText } from '../text.ts';

const worded = ['set', 'kg', 'm', 'm2'] as const;
const isWorded = (unit: string): unit is (typeof worded)[number] =>
  (worded as readonly string[]).includes(unit);

/** `8 sets`, `1,000 kg`; pieces need no word, and a maker's own unit stands as it is. */
export function quantityText(
  count: number,
  unit: string,
  t: ReturnType<typeof useText>,
  locale: Locale,
): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(count);
  if (unit === 'piece' || unit === '') return number;
  // messages: quantity.*
  return isWorded(unit) ? t(`quantity.${unit}`, { count, number }) : `${number} ${unit}`;
}
