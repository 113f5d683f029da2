import { useRef } from 'react';
import { Button } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlay';
import { useText } from '../text.ts';
import { answerLeaveRequest } from './leave-request.ts';

/** Dismissing the dialog means staying. */
export default function LeaveDialog() {
  const t = useText();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answerLeaveRequest('stay')}
      title={t('leave.title')}
      description={t('leave.text')}
      closeLabel={t('dialog.close')}
      initialFocus={stay}
      footer={
        <>
          <Button emphasis="danger" onClick={() => answerLeaveRequest('leave')}>
            {t('leave.leave')}
          </Button>
          <Button ref={stay} emphasis="primary" onClick={() => answerLeaveRequest('stay')}>
            {t('leave.stay')}
          </Button>
        </>
      }
    />
  );
}
