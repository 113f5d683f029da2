import { Suspense } from 'react';
import { lazyPart } from 'shared-kit/shell';
import { leaveRequest } from './leave-request.ts';

const LeaveDialog = lazyPart(() => import('./leave-dialog.tsx'));

export function LeaveQuestion() {
  const isAsked = leaveRequest(({ ways }) => ways !== null);
  return <Suspense>{isAsked && <LeaveDialog />}</Suspense>;
}
