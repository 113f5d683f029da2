import { LocaleLink, useCartCount } from 'shared-kit/shell';
import { CartIcon, IconLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';

/** A link to the cart with the number of its lines. */
export function CartLink() {
  const t = useText();
  const count = useCartCount() ?? 0;
  return (
    <IconLink
      as={LocaleLink}
      to="/cart"
      icon={CartIcon}
      label={count > 0 ? t('cart.open', { count }) : t('cart.open-empty')}
      count={count > 0 ? count : undefined}
    />
  );
}
