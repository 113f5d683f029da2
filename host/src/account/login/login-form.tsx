import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { createPath, useNavigate } from 'react-router-dom';
import { localePath } from 'shared-kit/contract/languages';
import { signIn } from 'shared-kit/contract/sign-in';
import { Stack } from 'shared-kit/layout';
import {
  ApiError,
  call,
  LocaleLink,
  publicConfig,
  sessionStore,
  useLocale,
  useSubmit,
} from 'shared-kit/shell';
import { fetchSession } from 'shared-kit/shell/host';
import { Button, Checkbox, Note, TextField, TextLink } from 'shared-kit/ui';
import { safeRedirect } from '../../guards/guard.ts';
import { useText } from '../../text.ts';
import { MailAgain } from '../mailed-links/mail-again.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { workPathOf } from '../work-path.ts';
import { LoginLinkRequest } from './login-link-request.tsx';
import styles from './login-page.module.css';
import { ProviderSignIn } from './provider-sign-in.tsx';

type LoginFormProps = {
  /** Initial value: a known address or a chosen demo account. */
  email: string;
  password?: string;
  /** Address to open after signing in. */
  redirect: string | null;
  /** Called after signing in instead of navigating. The form then has no other links either. */
  onSignedIn?: () => void;
  passwordRef?: RefObject<HTMLInputElement | null>;
};

type Failure = 'wrong' | 'unverified' | 'too-many' | 'unreachable' | 'missing';

export function LoginForm({
  email,
  password: known = '',
  redirect,
  onSignedIn,
  passwordRef,
}: LoginFormProps) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const emailField = useRef<HTMLInputElement>(null);
  const ownRef = useRef<HTMLInputElement>(null);
  const password = passwordRef ?? ownRef;
  const [unverified, setUnverified] = useState('');
  const { isPending, failure, run, fail } = useSubmit(failureOf);

  const goOn = () => {
    if (onSignedIn) return onSignedIn();
    const work = workPathOf(sessionStore.getState().session, publicConfig());
    void navigate(safeRedirect(redirect) ?? localePath(work, locale), { replace: true });
  };
  // Another party's page comes back to an address that is chosen before it is known who signs in.
  const fallback = safeRedirect(redirect) ?? localePath(publicConfig().homePath, locale);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { email: String(form.get('email')).trim(), password: String(form.get('password')) };
    if (!credentials.email || !credentials.password) {
      fail('missing');
      return (credentials.email ? password : emailField).current?.focus();
    }
    setUnverified(credentials.email);
    const isSignedIn = await run(async () => {
      await signInWithPassword({ ...credentials, remember: form.get('remember') !== null });
      await fetchSession();
    });
    if (isSignedIn) goOn();
    else password.current?.focus();
  };
  return (
    <Stack as="form" onSubmit={(event) => void submit(event)} noValidate>
      {failure === 'unverified' && (
        <UnverifiedAddress email={unverified} redirect={onSignedIn ? null : safeRedirect(redirect)} />
      )}
      {failure && failure !== 'unverified' && (
        <Note tone="danger" role="alert">
          {t(`login.failure.${failure}`)}
        </Note>
      )}
      <TextField
        ref={emailField}
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        size="large"
        defaultValue={email}
        autoFocus={!email}
      />
      <CurrentPassword ref={password} known={known} mayBeForgotten={!onSignedIn} />
      <Checkbox name="remember" defaultChecked>
        {t('login.remember')}
      </Checkbox>
      <Button type="submit" emphasis="primary" size="large" block pending={isPending}>
        {t('login.submit')}
      </Button>
      <ProviderSignIn redirect={onSignedIn ? createPath(location) : fallback} onSignedIn={goOn} />
      {!onSignedIn && (
        <LoginLinkRequest emailField={() => emailField.current} redirect={safeRedirect(redirect)} />
      )}
    </Stack>
  );
}

type CurrentPasswordProps = {
  ref: RefObject<HTMLInputElement | null>;
  known: string;
  /** Links to the page that sends a new one. */
  mayBeForgotten: boolean;
};

function CurrentPassword({ ref, known, mayBeForgotten }: CurrentPasswordProps) {
  const t = useText();
  return (
    <div className={styles.password}>
      <PasswordField
        ref={ref}
        label={t('login.password')}
        name="password"
        size="large"
        defaultValue={known}
        revealLabel={t('login.reveal')}
        concealLabel={t('login.conceal')}
      />
      {mayBeForgotten && (
        <TextLink as={LocaleLink} to="/forgot-password" className={styles.forgot}>
          {t('login.forgot')}
        </TextLink>
      )}
    </div>
  );
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return 'unreachable';
  if (error.code === 'auth.email-unverified') return 'unverified';
  return error.status === 429 ? 'too-many' : 'wrong';
}

type Credentials = {
  email: string;
  password: string;
  /** Keeps the session after the browser closes. */
  remember: boolean;
};

/** Throws `ApiError`. The error doesn't reveal whether the address or the password was wrong. */
const signInWithPassword = ({ remember, ...credentials }: Credentials): Promise<unknown> =>
  call(signIn.byPassword, { body: { ...credentials, rememberMe: remember } });

/** The password was right, but the address isn't confirmed yet: only the mailed link signs in. */
function UnverifiedAddress({ email, redirect }: { email: string; redirect: string | null }) {
  const t = useText();
  return (
    <>
      <Note tone="warning" role="alert">
        {t('login.unverified')}
      </Note>
      <MailAgain email={email} redirect={redirect} />
    </>
  );
}
