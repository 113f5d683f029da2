import { useState } from 'react';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { askForConfirmation, type LinkFailure, linkFailure } from './mailed-links.ts';
import { Trouble } from './trouble.tsx';

type MailAgainProps = Readonly<{ email: string; redirect: string | null }>;

/** Asks for the mail that confirms an address once more. */
export function MailAgain({ email, redirect }: MailAgainProps) {
  const t = useText();
  const [state, setState] = useState<LinkFailure | 'idle' | 'pending' | 'sent'>('idle');
  const send = async () => {
    setState('pending');
    try {
      await askForConfirmation(email, redirect);
      setState('sent');
    } catch (error) {
      setState(linkFailure(error));
    }
  };
  const isFailure = state !== 'idle' && state !== 'pending' && state !== 'sent';
  return (
    <>
      {isFailure && <Trouble failure={state} />}
      <div>
        <Button pending={state === 'pending'} onClick={() => void send()}>
          {t('register.send-again')}
        </Button>
      </div>
      <div role="status">{state === 'sent' && <Note tone="positive">{t('register.sent-again')}</Note>}</div>
    </>
  );
}
