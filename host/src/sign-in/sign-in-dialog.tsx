import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { publicConfig, useAddress } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../text.ts';

/** Asks a visitor to sign in or register; both lead back to the requested page. It shows nothing of that page. */
export default function SignInDialog({ redirect, onClose }: { redirect: string; onClose: () => void }) {
  const t = useText();
  const address = useAddress();
  const signIn = useRef<HTMLAnchorElement>(null);
  const { registerPath, loginPath } = publicConfig();
  const withRedirect = (path: string) => `${address(path)}?redirect=${encodeURIComponent(redirect)}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('request-login-modal.title')}
      closeLabel={t('dialog.close')}
      description={t('request-login-modal.subtitle')}
      initialFocus={signIn}
      footer={
        <>
          <ButtonLink as={Link} to={withRedirect(registerPath)}>
            {t('request-login-modal.signin')}
          </ButtonLink>
          <ButtonLink ref={signIn} as={Link} to={withRedirect(loginPath)} emphasis="primary">
            {t('request-login-modal.login')}
          </ButtonLink>
        </>
      }
    />
  );
}
