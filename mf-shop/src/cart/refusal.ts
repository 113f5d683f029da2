import { ApiError } from 'shared-kit/shell';
import type { useText } from '../text.ts';

type Text = ReturnType<typeof useText>;

/** The message for a refused change of the cart. */
export function refusal(error: unknown, t: Text): string {
  if (!(error instanceof ApiError)) return t('cart.error.other');
  switch (error.code) {
    case 'network':
      return t('cart.error.network');
    case 'product.not-found':
      return t('cart.error.withdrawn');
    case 'product.unavailable':
      return t('cart.error.unavailable');
    case 'cart.full':
      return t('cart.error.full');
    case 'cart.own-product':
      return t('cart.error.own');
    case 'cart.line-not-found':
      return t('cart.error.line-gone');
    case 'cart.price-moved':
      return t('cart.error.price-moved');
    case 'request.body-invalid':
      return error.errors.some(({ name }) => name === 'quantity')
        ? t('cart.error.quantity')
        : t('cart.error.other');
    default:
      return t('cart.error.other');
  }
}
