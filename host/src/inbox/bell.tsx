import { Suspense, useState } from 'react';
import { lazyPart } from 'shared-kit/shell';
import { BellIcon, CountBadge, Icon, Loading, VisuallyHidden } from 'shared-kit/ui';
import { PopoverPanel } from '../layouts/header/popover-panel.tsx';
import { useText } from '../text.ts';
import styles from './inbox.module.css';
import { useReadingByPage, useUnread } from './unread-store.ts';

/** Loads when the visitor opens the panel. */
const NewestEntries = lazyPart(() => import('./newest-entries.tsx'));
const mostShown = 99;

/** A button that opens the inbox and shows the number of unread entries. */
export function Bell() {
  const t = useText();
  const { count, rises } = useUnread();
  useReadingByPage();
  const [isOpened, setOpened] = useState(false);
  const unread = count ?? 0;
  const shown = unread > mostShown ? t('inbox.many', { count: mostShown }) : String(unread);
  const button = (
    <span className={styles.bell} aria-hidden="true">
      <Icon of={BellIcon} size="large" />
      {unread > 0 && <CountBadge className={styles.count}>{shown}</CountBadge>}
    </span>
  );
  return (
    <>
      <PopoverPanel
        id="inbox"
        label={unread > 0 ? t('inbox.open', { count: unread }) : t('inbox.open-empty')}
        button={button}
        panelClass={styles.panel}
        onOpen={() => setOpened(true)}
      >
        {isOpened && (
          <Suspense fallback={<Loading label={t('page.loading')}>{null}</Loading>}>
            <NewestEntries />
          </Suspense>
        )}
      </PopoverPanel>
      <VisuallyHidden role="status">{rises > 0 && t('inbox.unread', { count: unread })}</VisuallyHidden>
    </>
  );
}
