import { passwordLength } from 'shared-kit/contract/account';
import { TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import type { StepFields } from './step-fields.ts';

export function PersonStep({ entries, text, errorOf, onPassword }: StepFields) {
  const t = useText();
  return (
    <>
      <TextField label={t('register.name')} autoComplete="name" maxLength={100} {...text('name')} />
      <TextField
        label={t('login.email')}
        hint={t('register.email-hint')}
        type="email"
        autoComplete="username"
        maxLength={254}
        {...text('email')}
      />
      <PasswordField
        id="register-password"
        name="password"
        label={t('login.password')}
        hint={t('reset-password.hint', { min: passwordLength.min })}
        autoComplete="new-password"
        value={entries.password}
        error={errorOf('password')}
        onChange={({ target }) => onPassword(target.value)}
        revealLabel={t('login.reveal')}
        concealLabel={t('login.conceal')}
      />
    </>
  );
}
