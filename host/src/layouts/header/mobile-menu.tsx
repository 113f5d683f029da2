import { Icon, MenuIcon } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { DepartmentLinks } from './department-links.tsx';
import styles from './header.module.css';
import { PopoverPanel } from './popover-panel.tsx';

/** The departments, where the bar has no room for them. */
export function MobileMenu() {
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
        <DepartmentLinks />
      </nav>
    </PopoverPanel>
  );
}
