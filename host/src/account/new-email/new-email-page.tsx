import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { api, fetchSession, LocaleLink } from 'shared-kit/shell';
import { Button, ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { AccountCard } from '../account-card.tsx';
import { DeadLink } from '../mailed-links/dead-link.tsx';
import { type LinkFailure, linkFailure } from '../mailed-links/mailed-links.ts';
import { Trouble } from '../mailed-links/trouble.tsx';

/** Confirms a new address by the mailed link, at a press: a mail program that looks at links must not. */
export function NewEmailPage() {
  const t = useText();
  const { token = '' } = useParams();
  const [isPending, setPending] = useState(false);
  const [state, setState] = useState<LinkFailure | 'asked' | 'done'>('asked');
  const confirm = async () => {
    setPending(true);
    try {
      await api.post('/api/auth/confirm-email', { token });
      await fetchSession({ quietly: true });
      setState('done');
    } catch (error) {
      setState(linkFailure(error));
    } finally {
      setPending(false);
    }
  };
  const toProfile = (
    <ButtonLink as={LocaleLink} to="/profile" emphasis="primary" size="large" block>
      {t('new-email.profile')}
    </ButtonLink>
  );
  if (state === 'invalid') return <DeadLink>{toProfile}</DeadLink>;
  if (state === 'done') {
    return (
      <AccountCard isAnswer title={t('new-email.done')} lead={t('new-email.done-lead')}>
        {toProfile}
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('new-email.title')} lead={t('new-email.lead')}>
      {state !== 'asked' && <Trouble failure={state} />}
      <Button
        emphasis="primary"
        size="large"
        block
        pending={isPending}
        onClick={() => void confirm()}
        autoFocus
      >
        {t('new-email.submit')}
      </Button>
    </AccountCard>
  );
}
