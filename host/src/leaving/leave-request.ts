import { forgetUnsavedInput } from 'shared-kit/shell';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { create } from 'zustand';

type Ways = Readonly<{ leave: () => void; stay: () => void }>;

/** The open question whether to lose input; `null` if there is none. */
export const leaveRequest = create<{ ways: Ways | null }>(() => ({ ways: null }));

export const askToLeave = (ways: Ways): void => leaveRequest.setState({ ways });

/** Calls `leave` at once, or after the visitor agreed to lose unsaved input. */
export function leavePage(leave: () => void): void {
  if (hasUnsavedInput()) askToLeave({ leave, stay: () => {} });
  else leave();
}

export function answerLeaveRequest(answer: keyof Ways): void {
  const { ways } = leaveRequest.getState();
  leaveRequest.setState({ ways: null });
  if (answer === 'leave') forgetUnsavedInput();
  ways?.[answer]();
}
