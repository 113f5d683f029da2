import { useRef } from 'react';
import { Button } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../../text.ts';

export type Question = Readonly<{
  title: string;
  text: string;
  /** Label of the confirming button: it names the action. */
  confirm: string;
  onConfirm: () => void;
}>;

/** Asks before an action that can't be undone. */
export default function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const t = useText();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = () => {
    onClose();
    question.onConfirm();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={question.title}
      description={question.text}
      closeLabel={t('dialog.close')}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            {t('profile.cancel')}
          </Button>
          <Button emphasis="danger-confirm" onClick={confirm}>
            {question.confirm}
          </Button>
        </>
      }
    />
  );
}
