import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type InvitationLook, members } from 'shared-kit/contract/members';
import { Answer } from 'shared-kit/page';
import { call, LocaleLink, publicConfig } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { AccountCard } from '../account-card.tsx';
import { AcceptInvitation, isDead } from './accept-invitation.tsx';

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
          <AcceptInvitation look={look} token={token} onDead={() => setUsed(true)} />
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
    return call(members.lookAtInvitation, { body: { token } })
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
