import { lazy, Suspense } from 'react';
import { throughOutages } from '../offline/through-outages.ts';
import { leaveRequest } from './leave-request.ts';

const LeaveDialog = lazy(() => throughOutages(() => import('./leave-dialog.tsx')));

export function LeaveQuestion() {
  const isAsked = leaveRequest(({ ways }) => ways !== null);
  return <Suspense>{isAsked && <LeaveDialog />}</Suspense>;
}
