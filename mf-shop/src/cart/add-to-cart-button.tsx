import { Button, CartIcon, Icon, IconButton } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { useAddToCart, type Wanted } from './use-add-to-cart.ts';

/** The one decision of a product's page. */
export function AddToCartButton(wanted: Wanted) {
  const t = useText();
  const { add, isPending } = useAddToCart();
  return (
    <Button emphasis="primary" size="large" pending={isPending} onClick={() => void add(wanted)}>
      {!isPending && <Icon of={CartIcon} />}
      {t('cart.add')}
    </Button>
  );
}

/** The same on a card or in a row, where the product's name stands beside it. */
export function AddToCartIcon({ className, ...wanted }: Wanted & { className?: string | undefined }) {
  const t = useText();
  const { add, isPending } = useAddToCart();
  return (
    <IconButton
      className={className}
      icon={CartIcon}
      emphasis="outlined"
      label={t('cart.add-named', { product: wanted.product.title })}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) void add(wanted);
      }}
    />
  );
}
