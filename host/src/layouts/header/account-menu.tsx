import type { Session } from 'shared-kit/contract';
import { LocaleLink } from 'shared-kit/shell';
import { Avatar, Icon, SignOutIcon } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './header.module.css';
import { closeOwnPopover } from './close-own-popover.ts';

const panelId = 'account';

/** Who is signed in, the areas that are theirs, and the way out. */
export function AccountMenu({ session }: { session: Session }) {
  const t = useText();
  return (
    <>
      <button type="button" className={styles.tool} popoverTarget={panelId} aria-label={t('account.open', { name: session.user.name })}>
        <Avatar kind="person" mark={initials(session.user.name)} />
      </button>
      <div id={panelId} popover="auto" className={styles.panel} role="group" aria-label={t('account.title')} onClick={closeOwnPopover}>
        <div className={styles.person}>
          <strong>{session.user.name}</strong>
          <span>{session.secure.companyName ?? t('account.no-company')}</span>
          <span>{session.secure.email}</span>
        </div>
        <hr className={styles.rule} />
        <nav className={styles.links} aria-label={t('account.areas')}>
          <AreaLinks session={session} />
        </nav>
        <hr className={styles.rule} />
        <div className={styles.links}>
          <LocaleLink to="/logout">
            <Icon of={SignOutIcon} />
            {t('account.sign-out')}
          </LocaleLink>
        </div>
      </div>
    </>
  );
}

function AreaLinks({ session: { user } }: { session: Session }) {
  const t = useText();
  return (
    <>
      <LocaleLink to="/quotes">{t('nav.quotes')}</LocaleLink>
      {user.isManufacturer && <LocaleLink to="/manufacturer">{t('nav.manufacturer')}</LocaleLink>}
      {user.isBank && <LocaleLink to="/bank/quotes">{t('nav.bank')}</LocaleLink>}
      {user.isAdmin && <LocaleLink to="/admin/verify">{t('nav.admin')}</LocaleLink>}
    </>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('tr');
