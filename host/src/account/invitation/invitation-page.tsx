import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type InvitationLook, localePath, passwordLength } from 'shared-kit/contract';
import { Answer } from 'shared-kit/page';
import {
  ApiError,
  api,
  fetchSession,
  LocaleLink,
  publicConfig,
  useLocale,
  useSubmit,
} from 'shared-kit/shell';
import { Button, ButtonLink, ErrorSummary, Note, PasswordField, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from '../account-card.module.css';
import { AccountCard } from '../account-card.tsx';
import { useFailureText } from '../profile/form/failure-text.ts';

const isDead = (error: unknown) => error instanceof ApiError && error.code === 'auth.link-invalid';

/** An invitation into a company, opened by the mailed link: who invites, the role, and how to accept. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const invitation = useInvitation(token);
  const [isUsed, setUsed] = useState(false);
  if (isUsed || isDead(invitation.error)) return <DeadInvitation />;
  return (
    <Answer query={invitation}>
      {(look) =>
        look.standing === 'new' || look.standing === 'known' ? (
          <Invitation look={look} token={token} onDead={() => setUsed(true)} />
        ) : (
          <NoNeed look={look} />
        )
      }
    </Answer>
  );
}

/** Not in the query cache: signing in would repeat the query, and by then the invitation is used. */
function useInvitation(token: string) {
  const [answer, setAnswer] = useState<{ data?: InvitationLook; error: Error | null }>({ error: null });
  const [isFetching, setFetching] = useState(true);
  const ask = useCallback(() => {
    setFetching(true);
    return api
      .post<InvitationLook>('/api/auth/look-at-invitation', { token })
      .then((data) => setAnswer({ data, error: null }))
      .catch((error: Error) => setAnswer({ error }))
      .finally(() => setFetching(false));
  }, [token]);
  useEffect(() => void ask(), [ask]);
  return { data: answer.data, error: answer.error, isFetching, refetch: ask };
}

function DeadInvitation() {
  const t = useText();
  return (
    <AccountCard isAnswer title={t('dead-link.title')} lead={t('invitation.dead')}>
      <Home />
    </AccountCard>
  );
}

function Home() {
  const t = useText();
  return (
    <ButtonLink as={LocaleLink} to={publicConfig().homePath} size="large" block>
      {t('error.go-home')}
    </ButtonLink>
  );
}

/** For a visitor who belongs to this or another company and so can't accept. */
function NoNeed({ look: { standing, companyName, email } }: { look: InvitationLook }) {
  const t = useText();
  return (
    <AccountCard
      isAnswer
      title={t('invitation.title', { company: companyName })}
      lead={
        standing === 'other-company'
          ? t('invitation.other-company', { email, company: companyName })
          : t('invitation.already-member', { email, company: companyName })
      }
    >
      <Home />
    </AccountCard>
  );
}

type InvitationProps = { look: InvitationLook; token: string; onDead: () => void };
type Faults = Readonly<{ name?: string | undefined; password?: string | undefined }>;

function Invitation({ look, token, onDead }: InvitationProps) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { isPending, failure, attempt, run, fail } = useSubmit<string | Faults>((error) => {
    if (isDead(error)) onDead();
    return failureText(error);
  });
  const shown: Faults = typeof failure === 'object' && failure ? failure : {};
  const isNew = look.standing === 'new';

  const accept = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name') ?? '').trim();
    const password = String(form.get('password') ?? '');
    const { min, max } = passwordLength;
    const faults = {
      name: isNew && !name ? t('profile.person.name-missing') : undefined,
      password:
        isNew && (password.length < min || password.length > max)
          ? t('reset-password.length', { min, max })
          : undefined,
    };
    if (faults.name || faults.password) return fail(faults);
    await run(async () => {
      const person = isNew ? { name, password } : null;
      await api.post('/api/auth/accept-invitation', { token, person });
      await fetchSession();
      await navigate(`${localePath('/profile', locale)}?section=members`, { replace: true });
    });
  };
  const wrong = (['name', 'password'] as const).flatMap((field) => {
    const message = shown[field];
    return message ? [{ fieldId: field, message }] : [];
  });
  // messages: invitation.role.*
  const { companyName: company, invitedBy, email } = look;
  return (
    <AccountCard
      title={t('invitation.title', { company })}
      lead={`${t('invitation.lead', { name: invitedBy, company })} ${t(`invitation.role.${look.role}`)}`}
    >
      <form className={styles.fields} onSubmit={(event) => void accept(event)} noValidate>
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
        {isNew && (
          <>
            <TextField
              id="name"
              name="name"
              label={t('profile.person.name')}
              autoComplete="name"
              size="large"
              error={shown.name}
            />
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordField
              id="password"
              name="password"
              label={t('login.password')}
              hint={t('reset-password.hint', { min: passwordLength.min })}
              autoComplete="new-password"
              size="large"
              error={shown.password}
              revealLabel={t('login.reveal')}
              concealLabel={t('login.conceal')}
            />
          </>
        )}
        <Button type="submit" emphasis="primary" size="large" block pending={isPending}>
          {t('invitation.accept')}
        </Button>
      </form>
    </AccountCard>
  );
}
