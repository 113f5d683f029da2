import { initials } from 'shared-kit/contract/languages';
import type { Session } from 'shared-kit/contract/session';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { Avatar, Icon, PersonIcon, SignOutIcon } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './header.module.css';
import { PopoverPanel } from './popover-panel.tsx';

/** The signed-in person, links to their areas, and signing out. */
export function AccountMenu({ session }: { session: Session }) {
  const t = useText();
  const locale = useLocale();
  const { name } = session.user;
  return (
    <PopoverPanel
      id="account"
      label={t('account.open', { name })}
      button={<Avatar kind="person" mark={initials(name, locale)} />}
    >
      <div className={styles.person}>
        <strong>{name}</strong>
        <span>{session.secure.companyName ?? t('account.no-company')}</span>
        <span>{session.secure.email}</span>
      </div>
      <hr className={styles.rule} />
      <nav className={styles.links} aria-label={t('account.areas')}>
        <AreaLinks session={session} />
      </nav>
      <hr className={styles.rule} />
      <div className={styles.links}>
        <LocaleLink to="/profile">
          <Icon of={PersonIcon} />
          <span>{t('account.profile')}</span>
        </LocaleLink>
        <LocaleLink to="/logout">
          <Icon of={SignOutIcon} />
          <span>{t('account.sign-out')}</span>
        </LocaleLink>
      </div>
    </PopoverPanel>
  );
}

function AreaLinks({ session: { user, secure } }: { session: Session }) {
  const t = useText();
  return (
    <>
      <LocaleLink to="/quotes">{t('nav.quotes')}</LocaleLink>
      {user.isManufacturer && <LocaleLink to="/manufacturer">{t('nav.manufacturer')}</LocaleLink>}
      {user.isBank && <LocaleLink to="/bank/quotes">{t('nav.bank')}</LocaleLink>}
      {secure.companyId && <LocaleLink to="/documents">{t('nav.documents')}</LocaleLink>}
      {user.isAdmin && <LocaleLink to="/admin/verify">{t('nav.admin')}</LocaleLink>}
    </>
  );
}
