import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { localePath } from 'shared-kit/contract/languages';
import { LocaleLink, publicConfig, useLocale, useSubmit } from 'shared-kit/shell';
import { fetchSession } from 'shared-kit/shell/host';
import { Button, ButtonLink } from 'shared-kit/ui';
import { safeRedirect } from '../../guards/guard.ts';
import { useText } from '../../text.ts';
import { AccountCard } from '../account-card.tsx';
import { InvitationPage } from '../invitation/invitation-page.tsx';
import { DeadLink } from '../mailed-links/dead-link.tsx';
import { linkFailure, signInByLink } from '../mailed-links/mailed-links.ts';
import { Trouble } from '../mailed-links/trouble.tsx';
import { NewEmailPage } from '../new-email/new-email-page.tsx';
import { workPathOf } from '../work-path.ts';

/** The page behind mailed links. `for` names the link's purpose; without it the link signs in. */
export default function LoginTokenPage() {
  const purpose = useSearchParams()[0].get('for');
  if (purpose === 'invitation') return <InvitationPage />;
  if (purpose === 'new-email') return <NewEmailPage />;
  return <SignInByLink isNew={purpose === 'confirm-address'} />;
}

/**
 * Signs in by a mailed link, but only on a click: mail programs open links and must not use them up.
 * A new visitor's link also proves their address.
 */
function SignInByLink({ isNew }: { isNew: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const locale = useLocale();
  const { token = '' } = useParams();
  const redirect = useSearchParams()[0].get('redirect');
  const { brandName, loginPath } = publicConfig();
  const { isPending, failure, run } = useSubmit(linkFailure);

  const signIn = async () => {
    await signInByLink(token);
    const work = workPathOf(await fetchSession(), publicConfig());
    await navigate(safeRedirect(redirect) ?? localePath(work, locale), { replace: true });
  };
  if (failure === 'invalid') {
    const login = redirect ? `${loginPath}?redirect=${encodeURIComponent(redirect)}` : loginPath;
    return (
      <DeadLink>
        <ButtonLink as={LocaleLink} to={login} emphasis="primary" size="large" block>
          {t('login-token.new-link')}
        </ButtonLink>
      </DeadLink>
    );
  }
  return (
    <AccountCard
      title={isNew ? t('login-token.confirm-title') : t('login-token.title', { brand: brandName })}
      lead={t(isNew ? 'login-token.confirm-lead' : 'login-token.lead')}
    >
      {failure && <Trouble failure={failure} />}
      <Button
        emphasis="primary"
        size="large"
        block
        pending={isPending}
        onClick={() => void run(signIn)}
        autoFocus
      >
        {t(isNew ? 'login-token.confirm' : 'login.submit')}
      </Button>
    </AccountCard>
  );
}
