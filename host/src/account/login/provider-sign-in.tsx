import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SignInFailure, signInFailures } from 'shared-kit/contract/sign-in';
import { Stack } from 'shared-kit/layout';
import { publicConfig, useLocale } from 'shared-kit/shell';
import { fetchSession } from 'shared-kit/shell/host';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { TermsLinks } from '../terms-links.tsx';
import styles from './login-page.module.css';
import { openSignInPopup, type PopupOutcome } from './sign-in-popup.ts';

type ProviderSignInProps = {
  /** Address to open if signing in has to happen in this window. */
  redirect: string;
  onSignedIn: () => void;
};

/** One button per identity provider of this market. */
export function ProviderSignIn({ redirect, onSignedIn }: ProviderSignInProps) {
  const t = useText();
  const locale = useLocale();
  const terms = useId();
  const [search] = useSearchParams();
  const told = signInFailures.find((failure) => failure === search.get('sign-in')) ?? null;
  const [failure, setFailure] = useState<SignInFailure | 'closed' | null>(told);
  const [pending, setPending] = useState<string | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const { signInProviders } = publicConfig();
  if (signInProviders.length === 0) return null;

  const end = async (outcome: PopupOutcome) => {
    const session = outcome === 'done' ? await fetchSession() : null;
    setPending(null);
    if (session) onSignedIn();
    else setFailure(outcome === 'done' ? 'failed' : outcome);
  };
  const start = (provider: string) => {
    stop.current?.();
    setFailure(null);
    setPending(provider);
    stop.current = openSignInPopup({
      provider,
      redirect,
      locale,
      onOutcome: (outcome) => void end(outcome),
      onClosed: () => {
        setPending(null);
        setFailure('closed');
      },
    });
  };
  return (
    <Stack>
      <p className={styles.or}>{t('login.or')}</p>
      {signInProviders.map(({ id, name }) => (
        <Button
          key={id}
          size="large"
          block
          pending={pending === id}
          onClick={() => start(id)}
          aria-describedby={terms}
        >
          {t('login.provider.continue', { name })}
        </Button>
      ))}
      <p id={terms} className={styles.terms}>
        <span>{t('login.provider.terms')}</span> <TermsLinks />
      </p>
      {failure && (
        <Note tone={failure === 'closed' ? 'info' : 'danger'} role="alert">
          {failure === 'closed' ? t('login.provider.closed') : t(`login.provider.failure.${failure}`)}
        </Note>
      )}
    </Stack>
  );
}
