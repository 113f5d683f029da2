import type { ReactNode } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { asElement } from 'shared-kit/ui';
import styles from './main.module.css';
import { SlowNotice } from './slow-notice.tsx';

/** The page, or what stands in for it. */
export function Main({ children = <Outlet /> }: { children?: ReactNode }) {
  const isLeaving = useNavigation().state === 'loading';
  return (
    <main id="main" tabIndex={-1} className={styles.main} aria-busy={isLeaving || undefined}>
      {isLeaving && <SlowNotice />}
      {asElement(children)}
    </main>
  );
}
