import { forgetUnsavedInput, hasUnsavedInput } from 'shared-kit/shell';
import { create } from 'zustand';

type Ways = Readonly<{ leave: () => void; stay: () => void }>;

/** The question whether to lose what was typed; `null` while nobody asks. */
export const leaveRequest = create<{ ways: Ways | null }>(() => ({ ways: null }));

export const askToLeave = (ways: Ways): void => leaveRequest.setState({ ways });

/** Does what takes the page away: at once, or when the visitor agrees to lose what they typed. */
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
