import type { Session } from 'shared-kit/contract/session';
import { LocaleLink } from 'shared-kit/shell';
import { useCartCount } from 'shared-kit/shell/host';
import { CartIcon } from 'shared-kit/ui';
import { IconLink } from 'shared-kit/ui/host';
import { Bell } from '../../inbox/bell.tsx';
import { useText } from '../../text.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';

/** The cart, the inbox and the account, at the end of the bar. */
export default function SignedInTools({ session }: { session: Session }) {
  return (
    <span className={styles.signedInTools}>
      <CartLink />
      <Bell />
      <AccountMenu session={session} />
    </span>
  );
}

/** A link to the cart with the number of its lines. */
function CartLink() {
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
