import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Selvedge, SkipLink } from 'shared-kit/ui/host';
import { LocaleChoice } from '../../locale/locale-choice.tsx';
import { useText } from '../../text.ts';
import { Brand } from '../brand/brand.tsx';
import styles from './sign-up-layout.module.css';

/** One small card in the middle of the screen, for one-time steps of signing up. */
export function SignUpLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.root}>
      <SkipLink to="main">{t('layout.skip')}</SkipLink>
      <Selvedge />
      <header className={styles.bar}>
        <Brand />
        <LocaleChoice />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.card}>{children}</div>
      </main>
    </div>
  );
}
