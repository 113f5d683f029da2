import { useState } from 'react';
import { Stack } from 'shared-kit/layout';
import { useSubmit } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { askForLoginLink, linkFailure, looksLikeEmail } from '../mailed-links/mailed-links.ts';
import { Trouble } from '../mailed-links/trouble.tsx';
import { WhereToLook } from '../mailed-links/where-to-look.tsx';
import styles from './login-page.module.css';

type LoginLinkRequestProps = {
  /** The email field of the login form; its address gets the mail. */
  emailField: () => HTMLInputElement | null;
  redirect: string | null;
};

/** Signing in without a password, by a mailed link. */
export function LoginLinkRequest({ emailField, redirect }: LoginLinkRequestProps) {
  const t = useText();
  const { isPending, failure, run, fail } = useSubmit(linkFailure);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const ask = async () => {
    const field = emailField();
    const email = field?.value.trim() ?? '';
    setSentTo(null);
    if (!looksLikeEmail(email)) {
      fail('email');
      field?.focus();
      return;
    }
    if (await run(() => askForLoginLink(email, redirect))) setSentTo(email);
  };
  return (
    <Stack>
      <p className={styles.or}>{t('login.or')}</p>
      <Button size="large" block pending={isPending} onClick={() => void ask()}>
        {t('login.mail-link')}
      </Button>
      {failure === 'email' && (
        <Note tone="danger" role="alert">
          {t('mailed-link.email')}
        </Note>
      )}
      {failure && failure !== 'email' && <Trouble failure={failure} />}
      {sentTo !== null && (
        <Note tone="positive" role="status" title={t('mail-sent.title')}>
          <span>{t('login.link-sent', { email: sentTo })}</span> <WhereToLook />
        </Note>
      )}
    </Stack>
  );
}
