import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { LocaleLink, publicConfig } from 'shared-kit/shell';
import { fetchSession } from 'shared-kit/shell/host';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { AccountCard } from '../account-card.tsx';
import { DeadLink } from '../mailed-links/dead-link.tsx';
import { checkResetLink, linkFailure } from '../mailed-links/mailed-links.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** Sets a new password by a mailed link. */
export default function ResetPasswordPage() {
  const t = useText();
  const { token = '' } = useParams();
  const [state, setState] = useState<'asked' | 'dead' | 'done'>('asked');

  // Tells the visitor before they think of a password. If the check itself fails, sending the form will tell.
  useEffect(() => {
    checkResetLink(token).catch((error: unknown) => {
      if (linkFailure(error) === 'invalid') setState((now) => (now === 'asked' ? 'dead' : now));
    });
  }, [token]);

  if (state === 'dead') {
    return (
      <DeadLink>
        <ButtonLink as={LocaleLink} to="/forgot-password" emphasis="primary" size="large" block>
          {t('reset-password.new-link')}
        </ButtonLink>
      </DeadLink>
    );
  }
  if (state === 'done') {
    return (
      <AccountCard isAnswer title={t('reset-password.done')} lead={t('reset-password.signed-out')}>
        <ButtonLink as={LocaleLink} to={publicConfig().loginPath} emphasis="primary" size="large" block>
          {t('account.sign-in')}
        </ButtonLink>
      </AccountCard>
    );
  }
  const finish = async () => {
    // Setting a password ends all sessions, also one in this browser.
    await fetchSession();
    setState('done');
  };
  return (
    <AccountCard title={t('reset-password.title')} lead={t('reset-password.lead')}>
      <NewPasswordForm token={token} onDone={() => void finish()} onDead={() => setState('dead')} />
    </AccountCard>
  );
}
