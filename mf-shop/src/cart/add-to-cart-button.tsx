import { Button, type ButtonLook, CartIcon, Icon, IconButton } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import type { Wanted } from './waiting-wishes.ts';

type ButtonProps = Wanted & Pick<ButtonLook, 'emphasis'> & { className?: string | undefined };

/** For a product's own page. */
export function AddToCartButton({ emphasis = 'primary', className, ...wanted }: ButtonProps) {
  const t = useText();
  const { add, isPending } = useAddToCart();
  return (
    <Button
      emphasis={emphasis}
      size="large"
      className={className}
      pending={isPending}
      onClick={() => void add(wanted)}
    >
      {!isPending && <Icon of={CartIcon} />}
      <span>{t('cart.add')}</span>
    </Button>
  );
}

/** For a card or row, where the product's name is beside it. */
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
