import { Suspense, useLayoutEffect } from 'react';
import { LocaleLink, lazyPart, publicConfig, useMayDiffer, useSession } from 'shared-kit/shell';
import { ButtonLink, Icon, MenuIcon } from 'shared-kit/ui';
import { Selvedge } from 'shared-kit/ui/host';
import { useText } from '../../text.ts';
import { Brand } from '../brand/brand.tsx';
import styles from './header.module.css';
import { MainLinks } from './main-links.tsx';
import { PopoverPanel } from './popover-panel.tsx';
import { Preferences } from './preferences.tsx';
import { ProfileLink } from './profile-link.tsx';
import { SearchBox } from './search-box/search-box.tsx';

/** Visitors who aren't signed in never load it. */
const SignedInTools = lazyPart(() => import('./signed-in-tools.tsx'), ProfileLink);

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
          {session ? (
            <Suspense fallback={<span className={styles.signedInTools} />}>
              <SignedInTools session={session} />
            </Suspense>
          ) : (
            <SignIn />
          )}
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

/** The main links, on screens where the bar has no room for them. */
function MobileMenu() {
  const t = useText();
  return (
    <PopoverPanel
      id="main-menu"
      label={t('nav.menu')}
      button={<Icon of={MenuIcon} size="large" />}
      side="start"
      buttonClass={`${styles.tool} ${styles.menuButton}`}
    >
      <nav className={styles.links} aria-label={t('nav.main')}>
        <MainLinks />
      </nav>
    </PopoverPanel>
  );
}
