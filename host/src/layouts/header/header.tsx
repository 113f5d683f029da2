import { useLayoutEffect } from 'react';
import { LocaleLink, publicConfig, useMayDiffer, useSession } from 'shared-kit/shell';
import { ButtonLink, Selvedge } from 'shared-kit/ui';
import { Bell } from '../../inbox/bell.tsx';
import { useText } from '../../text.ts';
import { Brand } from '../brand/brand.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { MainLinks } from './main-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Preferences } from './preferences.tsx';
import { SearchBox } from './search-box/search-box.tsx';

/** Until this runs, `data-signed-in` on the document hides the prerendered sign-in link from signed-in visitors. */
export function Header() {
  const session = useSession();
  const isKnown = useMayDiffer();
  useLayoutEffect(() => {
    if (isKnown) delete document.documentElement.dataset.signedIn;
  }, [isKnown]);
  return (
    <header className={styles.root}>
      <Selvedge />
      <div className={styles.bar}>
        <MobileMenu />
        <Brand />
        <MainNavigation />
        <SearchBox />
        <div className={styles.tools}>
          <Preferences />
          {session && <CartLink />}
          {session && <Bell />}
          {session ? <AccountMenu session={session} /> : <SignIn />}
        </div>
      </div>
    </header>
  );
}

function MainNavigation() {
  const t = useText();
  return (
    <nav className={styles.nav} aria-label={t('nav.main')}>
      <MainLinks />
    </nav>
  );
}

function SignIn() {
  const t = useText();
  return (
    <ButtonLink as={LocaleLink} to={publicConfig().loginPath} className={styles.signIn}>
      {t('account.sign-in')}
    </ButtonLink>
  );
}
