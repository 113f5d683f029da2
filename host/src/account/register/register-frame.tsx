import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Stack } from 'shared-kit/layout';
import { LocaleLink, publicConfig, useSession } from 'shared-kit/shell';
import { Note, Sheet, SheetBody, SheetHeader, TextLink } from 'shared-kit/ui';
import { Selvedge, SkipLink } from 'shared-kit/ui/host';
import { Brand } from '../../layouts/brand/brand.tsx';
import { LocaleChoice } from '../../locale/locale-choice.tsx';
import { useText } from '../../text.ts';
import styles from './register-page.module.css';

/** The page around the steps: a bar above, and beside them what happens next, unless nothing does. */
export function RegisterFrame({ hasNext, children }: { hasNext: boolean; children: ReactNode }) {
  const t = useText();
  const { loginPath } = publicConfig();
  const isSignedIn = useSession() !== null;
  const redirect = useSearchParams()[0].get('redirect');
  const login = redirect ? `${loginPath}?redirect=${encodeURIComponent(redirect)}` : loginPath;
  return (
    <div className={styles.root}>
      <SkipLink to="main">{t('layout.skip')}</SkipLink>
      <Selvedge />
      <header className={styles.bar}>
        <Brand />
        <div className={styles.ways}>
          <LocaleChoice />
          <TextLink as={LocaleLink} to={isSignedIn ? '/profile' : login}>
            {t(isSignedIn ? 'account.profile' : 'account.sign-in')}
          </TextLink>
        </div>
      </header>
      <div className={styles.columns}>
        <Stack as="main" gap="6" id="main" tabIndex={-1} className={styles.main}>
          {children}
        </Stack>
        {hasNext && <WhatIsNext isSignedIn={isSignedIn} />}
      </div>
    </div>
  );
}

function WhatIsNext({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useText();
  return (
    <Stack as="aside" aria-label={t('register.next.title')}>
      <Sheet>
        <SheetHeader title={t('register.next.title')} />
        <SheetBody>
          <Stack as="ol" gap="2" className={styles.next}>
            {!isSignedIn && <li>{t('register.next.mail')}</li>}
            <li>{t('register.next.check')}</li>
            <li>{t('register.next.trade')}</li>
          </Stack>
        </SheetBody>
      </Sheet>
      <Note>{t('register.next.who-sees')}</Note>
    </Stack>
  );
}
