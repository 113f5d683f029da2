import type { ReactElement } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import styles from './main.module.css';
import { SlowNotice } from './slow-notice.tsx';

/** The page, or what stands in for it. */
export function Main({ children = <Outlet /> }: { children?: ReactElement }) {
  const isLeaving = useNavigation().state === 'loading';
  return (
    <main id="main" tabIndex={-1} className={styles.main} aria-busy={isLeaving || undefined}>
      {isLeaving && <SlowNotice />}
      {children}
    </main>
  );
}
