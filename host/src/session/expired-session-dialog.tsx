import { useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Session } from 'shared-kit/contract/session';
import { sessionStore } from 'shared-kit/shell';
import { Dialog } from 'shared-kit/ui/overlay';
import { LoginForm } from '../account/login/login-form.tsx';
import { useText } from '../text.ts';

type Props = { session: Session; onClose: () => void };

export default function ExpiredSessionDialog({ session, onClose }: Props) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const password = useRef<HTMLInputElement>(null);
  // The same person stays on the page; another person may not be allowed to.
  const goOn = () => {
    if (sessionStore.getState().session?.secure.id !== session.secure.id) void revalidate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('session.expired.title')}
      description={t('session.expired.text')}
      closeLabel={t('dialog.close')}
      initialFocus={password}
    >
      <LoginForm email={session.secure.email} redirect={null} onSignedIn={goOn} passwordRef={password} />
    </Dialog>
  );
}
