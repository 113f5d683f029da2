import { type FormEvent, useState } from 'react';
import { passwordLength } from 'shared-kit/contract';
import { Button, ErrorSummary, PasswordField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from '../account-card.module.css';
import { type LinkFailure, linkFailure, resetPassword } from '../mailed-links/mailed-links.ts';
import { Trouble } from '../mailed-links/trouble.tsx';

type NewPasswordFormProps = { token: string; onDone: () => void; onDead: () => void };

export function NewPasswordForm({ token, onDone, onDead }: NewPasswordFormProps) {
  const t = useText();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ kind: LinkFailure; attempt: number } | null>(null);
  const fail = (kind: LinkFailure) => setFailure({ kind, attempt: (failure?.attempt ?? 0) + 1 });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const { min, max } = passwordLength;
    if (password.length < min || password.length > max) return fail('password');
    setPending(true);
    try {
      await resetPassword(token, password);
      onDone();
    } catch (error) {
      const kind = linkFailure(error);
      if (kind === 'invalid') return onDead();
      fail(kind);
      setPending(false);
    }
  };
  const wrongPassword = failure?.kind === 'password' ? t('reset-password.length', passwordLength) : undefined;
  return (
    <form className={styles.fields} onSubmit={(event) => void submit(event)} noValidate>
      {wrongPassword && (
        <ErrorSummary
          title={t('mailed-link.summary')}
          errors={[{ fieldId: 'password', message: wrongPassword }]}
          attempt={failure?.attempt ?? 0}
        />
      )}
      {failure && !wrongPassword && <Trouble failure={failure.kind} />}
      <PasswordField
        id="password"
        label={t('reset-password.password')}
        name="password"
        size="large"
        autoComplete="new-password"
        hint={t('reset-password.hint', { min: passwordLength.min })}
        error={wrongPassword}
        revealLabel={t('login.reveal')}
        concealLabel={t('login.conceal')}
        autoFocus
      />
      <Button type="submit" emphasis="primary" size="large" block pending={isPending}>
        {t('reset-password.submit')}
      </Button>
    </form>
  );
}
