import { Outlet, useNavigation } from 'react-router-dom';
import styles from './main.module.css';
import { SlowNotice } from './slow-notice.tsx';

/** The page. */
export function Main() {
  const isLeaving = useNavigation().state === 'loading';
  return (
    <main id="main" tabIndex={-1} className={styles.main} aria-busy={isLeaving || undefined}>
      {isLeaving && <SlowNotice />}
      <Outlet />
    </main>
  );
}
