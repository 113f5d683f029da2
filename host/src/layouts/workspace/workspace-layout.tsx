import { lazy, Suspense } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { SkipLink } from 'shared-kit/ui';
import { throughOutages } from '../../offline/through-outages.ts';
import { useText } from '../../text.ts';
import { SlowNotice } from '../slow-notice.tsx';
import styles from './workspace-layout.module.css';

/** Visitors of the shop don't need it. */
const Frame = lazy(() => throughOutages(() => import('./frame.tsx')));

/** For working all day: a menu beside the page, a slim header, and no shop around it. */
export function WorkspaceLayout() {
  const t = useText();
  const isLeaving = useNavigation().state === 'loading';
  return (
    <div className={styles.root}>
      <SkipLink to="main">{t('layout.skip')}</SkipLink>
      <Suspense
        fallback={
          <>
            <div className={styles.rail} />
            <div className={styles.header} />
          </>
        }
      >
        <Frame />
      </Suspense>
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={isLeaving || undefined}>
        {isLeaving && <SlowNotice />}
        <Outlet />
      </main>
    </div>
  );
}
