import { Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { MailAgain } from '../mailed-links/mail-again.tsx';

/** The password was right, but nobody has proved yet that the address is theirs: only the mail lets them in. */
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
