import { Outlet, useNavigation } from 'react-router-dom';
import { SkipLink } from 'shared-kit/ui';
import { useText } from '../text.ts';
import styles from './default-layout.module.css';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { SlowNotice } from './slow-notice.tsx';

/** Header, one `main` and footer. */
export function DefaultLayout() {
  const t = useText();
  const isLeaving = useNavigation().state === 'loading';
  return (
    <>
      <SkipLink to="main">{t('layout.skip')}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={isLeaving || undefined}>
        {isLeaving && <SlowNotice />}
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
