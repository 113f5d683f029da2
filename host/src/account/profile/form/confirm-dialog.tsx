import { useRef } from 'react';
import { Button } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../../../text.ts';

export type Question = Readonly<{
  title: string;
  text: string;
  /** What happens then, on the button. */
  confirm: string;
  onConfirm: () => void;
}>;

/** Asks before something that can't be taken back. */
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
