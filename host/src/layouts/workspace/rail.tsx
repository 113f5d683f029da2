import { initials } from 'shared-kit/contract/languages';
import type { Session } from 'shared-kit/contract/session';
import { LocaleLink, publicConfig, useLocale } from 'shared-kit/shell';
import { Avatar, Icon, SignOutIcon } from 'shared-kit/ui';
import { IconLink } from 'shared-kit/ui/host';
import { ModeButton } from '../../colour-mode/mode-button.tsx';
import { useText } from '../../text.ts';
import { MarketIcon } from './menu.sprite.ts';
import { Menu } from './menu.tsx';
import type { ShownEntry, ShownGroup } from './menu-entries.ts';
import styles from './rail.module.css';

type RailProps = Readonly<{
  session: Session;
  groups: readonly ShownGroup[];
  current: ShownEntry | undefined;
}>;

/** Company, menu, and the way out; only the menu scrolls. */
export function Rail({ session, groups, current }: RailProps) {
  return (
    <>
      <Company session={session} />
      <Menu groups={groups} current={current} />
      <Foot session={session} />
    </>
  );
}

function Company({ session: { user, secure } }: Pick<RailProps, 'session'>) {
  const t = useText();
  const locale = useLocale();
  const name = secure.companyName ?? publicConfig().brandName;
  const role = user.isManufacturer ? 'manufacturer' : user.isBank ? 'bank' : 'admin';
  return (
    <div className={styles.company}>
      <Avatar
        kind={role === 'bank' ? 'bank' : 'company'}
        mark={initials(name, locale)}
        accent={role === 'manufacturer'}
      />
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.quiet}>{t(`workspace.role.${role}`)}</span>
      </span>
    </div>
  );
}

function Foot({ session: { user } }: Pick<RailProps, 'session'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.foot}>
      <LocaleLink to={publicConfig().homePath} className={styles.out} title={t('workspace.to-market')}>
        <Icon of={MarketIcon} />
        <span className={styles.words}>{t('workspace.to-market')}</span>
      </LocaleLink>
      <div className={styles.person}>
        <Avatar kind="person" mark={initials(user.name, locale)} />
        <span className={styles.words}>{user.name}</span>
        <ModeButton />
        <IconLink
          as={LocaleLink}
          to="/logout"
          icon={SignOutIcon}
          label={t('account.sign-out')}
          size="small"
        />
      </div>
    </div>
  );
}
