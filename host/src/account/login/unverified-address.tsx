import { Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { MailAgain } from '../mailed-links/mail-again.tsx';

/** The password was right, but the address isn't confirmed yet: only the mailed link signs in. */
export function UnverifiedAddress({ email, redirect }: { email: string; redirect: string | null }) {
  const t = useText();
  return (
    <>
      <Note tone="warning" role="alert">
        {t('login.unverified')}
      </Note>
      <MailAgain email={email} redirect={redirect} />
    </>
  );
}
