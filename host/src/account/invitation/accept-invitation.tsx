import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { passwordLength } from 'shared-kit/contract/account';
import { localePath } from 'shared-kit/contract/languages';
import { type InvitationLook, members } from 'shared-kit/contract/members';
import { refusedNames } from 'shared-kit/form';
import { Stack } from 'shared-kit/layout';
import { ApiError, call, useLocale, useSubmit } from 'shared-kit/shell';
import { fetchSession } from 'shared-kit/shell/host';
import { Button, Note, TextField } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';
import { useText } from '../../text.ts';
import { AccountCard } from '../account-card.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { useFailureText } from '../profile/form/failure-text.ts';

/** Whether the invitation was used, revoked or ended. */
export const isDead = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'auth.link-invalid';

type Person = Readonly<{ name: string; password: string }>;
type Faults = Readonly<{ name?: string | undefined; password?: string | undefined }>;
type AcceptInvitationProps = { look: InvitationLook; token: string; onDead: () => void };

/** Accepts an invitation. A person without an account chooses a name and a password. */
export function AcceptInvitation({ look, token, onDead }: AcceptInvitationProps) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const faultsOf = usePersonFaults();
  const { isPending, failure, attempt, run, fail } = useSubmit<string | Faults>((error) => {
    if (isDead(error)) onDead();
    const [name] = refusedNames(error, locale);
    return name ? { name: name.message } : failureText(error);
  });
  const shown: Faults = typeof failure === 'object' && failure ? failure : {};
  const isNew = look.standing === 'new';

  const accept = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const person = isNew ? personIn(new FormData(event.currentTarget)) : null;
    const faults = person && faultsOf(person);
    if (faults?.name || faults?.password) return fail(faults);
    await run(async () => {
      await call(members.acceptInvitation, { body: { token, person } });
      await fetchSession();
      await navigate(`${localePath('/profile', locale)}?section=members`, { replace: true });
    });
  };
  const wrong = (['name', 'password'] as const).flatMap((field) => {
    const message = shown[field];
    return message ? [{ fieldId: field, message }] : [];
  });
  const { companyName: company, invitedBy, email } = look;
  return (
    <AccountCard
      title={t('invitation.title', { company })}
      lead={`${t('invitation.lead', { name: invitedBy, company })} ${t(`invitation.role.${look.role}`)}`}
    >
      <Stack as="form" onSubmit={(event) => void accept(event)} noValidate>
        {wrong.length > 0 && (
          <ErrorSummary
            title={t('profile.summary', { count: wrong.length })}
            errors={wrong}
            attempt={attempt}
          />
        )}
        {typeof failure === 'string' && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <p>{isNew ? t('invitation.new', { email }) : t('invitation.known', { email })}</p>
        {isNew && <PersonFields email={email} faults={shown} />}
        <Button type="submit" emphasis="primary" size="large" block pending={isPending}>
          {t('invitation.accept')}
        </Button>
      </Stack>
    </AccountCard>
  );
}

const personIn = (form: FormData): Person => ({
  name: String(form.get('name') ?? '').trim(),
  password: String(form.get('password') ?? ''),
});

function usePersonFaults(): (person: Person) => Faults {
  const t = useText();
  const { min, max } = passwordLength;
  return ({ name, password }) => ({
    name: name ? undefined : t('profile.person.name-missing'),
    password:
      password.length < min || password.length > max ? t('reset-password.length', { min, max }) : undefined,
  });
}

function PersonFields({ email, faults }: { email: string; faults: Faults }) {
  const t = useText();
  return (
    <>
      <TextField
        id="name"
        name="name"
        label={t('profile.person.name')}
        autoComplete="name"
        size="large"
        error={faults.name}
      />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        id="password"
        name="password"
        label={t('login.password')}
        hint={t('reset-password.hint', { min: passwordLength.min })}
        autoComplete="new-password"
        size="large"
        error={faults.password}
        revealLabel={t('login.reveal')}
        concealLabel={t('login.conceal')}
      />
    </>
  );
}
