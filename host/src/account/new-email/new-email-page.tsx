import { useParams } from 'react-router-dom';
import { account } from 'shared-kit/contract/account';
import { call, LocaleLink, useSubmit } from 'shared-kit/shell';
import { fetchSession } from 'shared-kit/shell/host';
import { Button, ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { AccountCard } from '../account-card.tsx';
import { DeadLink } from '../mailed-links/dead-link.tsx';
import { linkFailure } from '../mailed-links/mailed-links.ts';
import { Trouble } from '../mailed-links/trouble.tsx';

/** Confirms a new address by the mailed link, but only on a click: mail programs open links, too. */
export function NewEmailPage() {
  const t = useText();
  const { token = '' } = useParams();
  const { isPending, isDone, failure, run } = useSubmit(linkFailure);
  const confirm = async () => {
    await call(account.confirmEmail, { body: { token } });
    await fetchSession({ quietly: true });
  };
  const toProfile = (
    <ButtonLink as={LocaleLink} to="/profile" emphasis="primary" size="large" block>
      {t('new-email.profile')}
    </ButtonLink>
  );
  if (failure === 'invalid') return <DeadLink>{toProfile}</DeadLink>;
  if (isDone) {
    return (
      <AccountCard isAnswer title={t('new-email.done')} lead={t('new-email.done-lead')}>
        {toProfile}
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('new-email.title')} lead={t('new-email.lead')}>
      {failure && <Trouble failure={failure} />}
      <Button
        emphasis="primary"
        size="large"
        block
        pending={isPending}
        onClick={() => void run(confirm)}
        autoFocus
      >
        {t('new-email.submit')}
      </Button>
    </AccountCard>
  );
}
