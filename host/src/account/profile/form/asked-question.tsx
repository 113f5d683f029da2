import { Suspense } from 'react';
import { lazyPart } from 'shared-kit/shell';
import type { Question } from './confirm-dialog.tsx';

const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx'));

/** Shows the open question, if any. The dialog's code loads with the first question. */
export function AskedQuestion({ question, onClose }: { question: Question | null; onClose: () => void }) {
  return <Suspense>{question && <ConfirmDialog question={question} onClose={onClose} />}</Suspense>;
}
