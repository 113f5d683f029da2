import type { FormEvent } from 'react';
import { passwordLength } from 'shared-kit/contract/account';
import { Stack } from 'shared-kit/layout';
import { useSubmit } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../text.ts';
import { linkFailure, resetPassword } from '../mailed-links/mailed-links.ts';
import { Trouble } from '../mailed-links/trouble.tsx';
import { PasswordField } from '../password-field/password-field.tsx';

type NewPasswordFormProps = { token: string; onDone: () => void; onDead: () => void };

export function NewPasswordForm({ token, onDone, onDead }: NewPasswordFormProps) {
  const t = useText();
  const { isPending, failure, attempt, run, fail } = useSubmit((error) => {
    const kind = linkFailure(error);
    if (kind === 'invalid') onDead();
    return kind;
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const { min, max } = passwordLength;
    if (password.length < min || password.length > max) return fail('password');
    if (await run(() => resetPassword(token, password))) onDone();
  };
  const wrongPassword = failure === 'password' ? t('reset-password.length', passwordLength) : undefined;
  return (
    <Stack as="form" onSubmit={(event) => void submit(event)} noValidate>
      {wrongPassword && (
        <ErrorSummary
          title={t('mailed-link.summary')}
          errors={[{ fieldId: 'password', message: wrongPassword }]}
          attempt={attempt}
        />
      )}
      {failure && !wrongPassword && <Trouble failure={failure} />}
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
    </Stack>
  );
}
