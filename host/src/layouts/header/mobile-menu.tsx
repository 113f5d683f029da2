import { Icon, MenuIcon } from 'shared-kit/ui';
import clsx from 'clsx';
import { useText } from '../../text.ts';
import { closeOwnPopover } from './close-own-popover.ts';
import { DepartmentLinks } from './header.tsx';
import styles from './header.module.css';

const panelId = 'main-menu';

/** The departments, where the bar has no room for them. */
export function MobileMenu() {
  const t = useText();
  return (
    <>
      <button type="button" className={clsx(styles.tool, styles.menuButton)} popoverTarget={panelId} aria-label={t('nav.menu')}>
        <Icon of={MenuIcon} size="large" />
      </button>
      <div id={panelId} popover="auto" className={styles.panel} role="group" aria-label={t('nav.menu')} onClick={closeOwnPopover}>
        <nav className={styles.links} aria-label={t('nav.main')}>
          <DepartmentLinks />
        </nav>
      </div>
    </>
  );
}
