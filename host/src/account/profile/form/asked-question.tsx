import { lazy, Suspense } from 'react';
import { throughOutages } from '../../../offline/through-outages.ts';
import type { Question } from './confirm-dialog.tsx';

const ConfirmDialog = lazy(() => throughOutages(() => import('./confirm-dialog.tsx')));

/** The question that is open, if one is; the dialog loads with the first. */
export function AskedQuestion({ question, onClose }: { question: Question | null; onClose: () => void }) {
  return <Suspense>{question && <ConfirmDialog question={question} onClose={onClose} />}</Suspense>;
}
