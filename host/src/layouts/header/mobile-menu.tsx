import { Icon, MenuIcon } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './header.module.css';
import { MainLinks } from './main-links.tsx';
import { PopoverPanel } from './popover-panel.tsx';

/** The main links, on screens where the bar has no room for them. */
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
        <MainLinks />
      </nav>
    </PopoverPanel>
  );
}
