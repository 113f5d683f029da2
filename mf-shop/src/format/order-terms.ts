import type { CartLine } from 'shared-kit/contract/cart';
import { quantityText } from 'shared-kit/contract/products';
import { useLocale } from 'shared-kit/shell';
import { useText } from '../text.ts';

type Lot = Pick<CartLine, 'minimumOrder' | 'orderMultiple' | 'unit'>;

/** The maker's lot size and smallest order in words; null if the product is sold one by one. */
export function useOrderTerms(): (lot: Lot) => string | null {
  const t = useText();
  const locale = useLocale();
  return ({ minimumOrder, orderMultiple, unit }) => {
    const minimum = quantityText(minimumOrder, unit, locale);
    if (orderMultiple > 1) {
      const multiple = quantityText(orderMultiple, unit, locale);
      return t('cart.terms-multiple', { minimum, multiple });
    }
    return minimumOrder > 1 ? t('cart.terms-minimum', { minimum }) : null;
  };
}
