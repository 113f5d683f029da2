import { cart } from 'shared-kit/contract/cart';
import { queries } from 'shared-kit/query';
import { useNavigate } from 'shared-kit/router';
import { ApiError, askToSignIn, knownSession, noteCart, useAddress, useSubmit } from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { callOnce } from './call-once.ts';
import { cartKey } from './cart-query.ts';

import { refusal } from './refusal.ts';
import { keepWish, type Wanted } from './waiting-wishes.ts';

const needsChoice = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.errors.some(({ name, reason }) => name === 'variantId' && reason === 'required');

/**
 * Adds a product to the cart and shows a toast. Signed-out visitors are asked to sign in; a product with options still
 * to choose opens its page.
 */
export function useAddToCart() {
  const t = useText();
  const address = useAddress();
  const navigate = useNavigate();
  const { isPending, run } = useSubmit(() => null);

  const add = async (wanted: Wanted) => {
    const { product, variantId = null, quantity } = wanted;
    const ofProduct = address(`/shop/${product.id}`);
    if (!(await knownSession())) {
      keepWish(wanted);
      return askToSignIn(ofProduct);
    }
    const put = async () => {
      const body = { productId: product.id, variantId, ...(quantity !== undefined && { quantity }) };
      const { count } = await callOnce(cart.addLine, { body });
      noteCart(count);
      void queries.invalidateQueries({ queryKey: cartKey });
      const toCart = { label: t('cart.added-open'), onSelect: () => void navigate(address('/cart')) };
      toasts.show({ text: t('cart.added', { product: product.title }), action: toCart });
    };
    const refuse = async (error: unknown) => {
      if (needsChoice(error)) {
        toasts.show({ text: t('cart.choose-first') });
        await navigate(ofProduct);
      } else if (!(error instanceof ApiError && error.code === 'auth.signed-out'))
        toasts.show({ text: refusal(error, t), tone: 'danger' });
    };
    // Named by its arguments, so that another product can be added meanwhile.
    await run(() => put().catch(refuse), `${product.id} ${variantId} ${quantity}`);
  };
  return { add, isPending };
}
