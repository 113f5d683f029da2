import { type FormEvent, useState } from 'react';
import { Stack } from 'shared-kit/layout';
import { LocaleLink, publicConfig, useSubmit } from 'shared-kit/shell';
import { Button, TextField, TextLink } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../text.ts';
import styles from '../account-card.module.css';
import { AccountCard } from '../account-card.tsx';
import { askForResetLink, linkFailure, looksLikeEmail } from '../mailed-links/mailed-links.ts';
import { Trouble } from '../mailed-links/trouble.tsx';
import { WhereToLook } from '../mailed-links/where-to-look.tsx';

/** Requests a mail with a link to set a new password. */
export default function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const show = (address: string) => {
    setEmail(address);
    setSent(true);
  };
  if (isSent) return <LinkSent email={email} onAgain={() => setSent(false)} />;
  return <AskForLink email={email} onSent={show} />;
}

function AskForLink({ email: before, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = useText();
  const { isPending, failure, attempt, run, fail } = useSubmit(linkFailure);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if (!looksLikeEmail(email)) return fail('email');
    if (await run(() => askForResetLink(email))) onSent(email);
  };
  const wrongEmail = failure === 'email' ? t('mailed-link.email') : undefined;
  return (
    <AccountCard title={t('forgot-password.title')} lead={t('forgot-password.lead')}>
      <Stack as="form" onSubmit={(event) => void submit(event)} noValidate>
        {wrongEmail && (
          <ErrorSummary
            title={t('mailed-link.summary')}
            errors={[{ fieldId: 'email', message: wrongEmail }]}
            attempt={attempt}
          />
        )}
        {failure && !wrongEmail && <Trouble failure={failure} />}
        <TextField
          id="email"
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={before}
          size="large"
          error={wrongEmail}
          autoFocus
        />
        <Button type="submit" emphasis="primary" size="large" block pending={isPending}>
          {t('forgot-password.submit')}
        </Button>
        <p className={styles.foot}>
          <TextLink as={LocaleLink} to={publicConfig().loginPath}>
            {t('forgot-password.back')}
          </TextLink>
        </p>
      </Stack>
    </AccountCard>
  );
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useText();
  return (
    <AccountCard
      isAnswer
      title={t('mail-sent.title')}
      lead={
        <>
          <span>{t('forgot-password.sent', { email })}</span> <WhereToLook />
        </>
      }
    >
      <Button size="large" block onClick={onAgain}>
        {t('forgot-password.again')}
      </Button>
      <p className={styles.foot}>
        <TextLink as={LocaleLink} to={publicConfig().loginPath}>
          {t('forgot-password.back')}
        </TextLink>
      </p>
    </AccountCard>
  );
}
