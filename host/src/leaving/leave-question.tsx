import { lazy, Suspense } from 'react';
import { leaveRequest } from './leave-request.ts';

const LeaveDialog = lazy(() => import('./leave-dialog.tsx'));

export function LeaveQuestion() {
  const isAsked = leaveRequest(({ ways }) => ways !== null);
  return <Suspense>{isAsked && <LeaveDialog />}</Suspense>;
}
