import { NavLink, useSearchParams } from 'react-router-dom';
import { useAddress, useSession, LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { Brand } from '../brand/brand.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { Preferences } from './preferences.tsx';
import { SearchBox } from './search-box.tsx';

/** The departments of the catalogue, as the shop filters by them. */
export const departments = ['machinery', 'textiles', 'parts-materials'] as const;

export function Header() {
  const session = useSession();
  return (
    <header className={styles.root}>
      <div className={styles.selvedge} />
      <div className={styles.bar}>
        <MobileMenu />
        <Brand />
        <MainNavigation />
        <SearchBox />
        <div className={styles.tools}>
          <Preferences />
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
      <DepartmentLinks />
    </nav>
  );
}

/** One link a department; the one that the shop shows is marked. */
export function DepartmentLinks() {
  const t = useText();
  const address = useAddress();
  const [search] = useSearchParams();
  // messages: nav.department.*
  return departments.map((id) => (
    <NavLink
      key={id}
      to={`${address('/shop')}?category=${id}`}
      className={styles.link}
      aria-current={search.get('category') === id ? 'page' : undefined}
    >
      {t(`nav.department.${id}`)}
    </NavLink>
  ));
}

function SignIn() {
  const t = useText();
  return (
    <ButtonLink as={LocaleLink} to={publicConfig().loginPath}>
      {t('account.sign-in')}
    </ButtonLink>
  );
}
