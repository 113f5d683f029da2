import { useSubmit } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { askForConfirmation, linkFailure } from './mailed-links.ts';
import { Trouble } from './trouble.tsx';

type MailAgainProps = Readonly<{ email: string; redirect: string | null }>;

/** Requests the confirmation mail again. */
export function MailAgain({ email, redirect }: MailAgainProps) {
  const t = useText();
  const { isPending, isDone, failure, run } = useSubmit(linkFailure);
  return (
    <>
      {failure && <Trouble failure={failure} />}
      <div>
        <Button pending={isPending} onClick={() => void run(() => askForConfirmation(email, redirect))}>
          {t('register.send-again')}
        </Button>
      </div>
      <div role="status">{isDone && <Note tone="positive">{t('register.sent-again')}</Note>}</div>
    </>
  );
}
