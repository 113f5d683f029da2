import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from 'shared-kit/contract/session';
import { LocaleLink, lazyPart, useSession } from 'shared-kit/shell';
import { Icon, IconButton, MenuIcon } from 'shared-kit/ui';
import { Bell } from '../../inbox/bell.tsx';
import { useText } from '../../text.ts';
import { Brand } from '../brand/brand.tsx';
import { AccountMenu } from '../header/account-menu.tsx';
import { Preferences } from '../header/preferences.tsx';
import { SearchBox } from '../header/search-box/search-box.tsx';
import styles from './frame.module.css';
import { MenuLinks } from './menu.tsx';
import type { ShownEntry, ShownGroup } from './menu-entries.ts';
import { Rail } from './rail.tsx';
import { useMenu } from './use-menu.ts';
import layout from './workspace.module.css';

/** Only narrow screens open it. */
const RailDrawer = lazyPart(() => import('./rail-drawer.tsx'));
/** The bar at the bottom of a phone has four, and the way to the rest. */
const inBottomBar = 4;

/** What stands around a page of a workspace. Nothing while nobody is signed in, as on the way out. */
export function Frame() {
  const t = useText();
  const session = useSession();
  const { groups, current, path } = useMenu();
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(() => setOpen(false), [key]);
  if (!session) return null;
  const open = () => setOpen(true);
  return (
    <>
      <aside className={`${layout.rail} ${styles.rail}`} aria-label={t('nav.menu')}>
        <div className={styles.brand}>
          <Brand />
        </div>
        <Rail session={session} groups={groups} current={current} />
      </aside>
      <Header session={session} current={current} path={path} onMenu={open} />
      <BottomBar groups={groups} current={current} onMore={open} />
      {isOpen && (
        <Suspense>
          <RailDrawer onClose={() => setOpen(false)}>
            <Rail session={session} groups={groups} current={current} />
          </RailDrawer>
        </Suspense>
      )}
    </>
  );
}

type HeaderProps = Readonly<{
  session: Session;
  current: ShownEntry | undefined;
  path: string;
  onMenu: () => void;
}>;

function Header({ session, current, path, onMenu }: HeaderProps) {
  const t = useText();
  return (
    <header className={`${layout.header} ${styles.header}`}>
      <IconButton icon={MenuIcon} label={t('nav.menu')} className={styles.onlyNarrow} onClick={onMenu} />
      <span className={styles.place}>
        {current && path !== current.pattern ? (
          <LocaleLink to={current.pattern}>{current.words}</LocaleLink>
        ) : (
          current?.words
        )}
      </span>
      <div className={styles.find}>
        <SearchBox />
      </div>
      <Preferences />
      <Bell />
      <div className={styles.onlyNarrow}>
        <AccountMenu session={session} />
      </div>
    </header>
  );
}

type BottomBarProps = Readonly<{
  groups: readonly ShownGroup[];
  current: ShownEntry | undefined;
  onMore: () => void;
}>;

function BottomBar({ groups, current, onMore }: BottomBarProps) {
  const t = useText();
  const entries = groups.flatMap((it) => it.entries).slice(0, inBottomBar);
  return (
    <nav className={styles.bottom} aria-label={t('workspace.main-menu')}>
      <MenuLinks entries={entries} current={current} className={styles.inBottom} />
      <button type="button" className={styles.inBottom} onClick={onMore}>
        <Icon of={MenuIcon} />
        <span>{t('workspace.more')}</span>
      </button>
    </nav>
  );
}
