import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { formatFigure } from '../../../format/figure.ts';
import type { useText } from '../../../text.ts';

/** `167 products`; above the counting limit, `more than 2,000 products`. */
export function countText(
  { count, exact }: ProductListAnswer['total'],
  t: ReturnType<typeof useText>,
  locale: Locale,
): string {
  const number = formatFigure(count, locale);
  return exact ? t('shop.count', { count, number }) : t('shop.count-least', { number });
}
