import type { QuoteChanged, QuoteDetail } from 'shared-kit/contract/quotes';
import { ApiError } from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import type { QuoteActionName } from './quote-actions.ts';

export type ActionProps<Name extends QuoteActionName> = {
  name: Name;
  quote: QuoteDetail;
  onChanged: () => void;
  /** `done` is the result; undefined if the action wasn't performed. */
  onClose: (done?: QuoteChanged) => void;
};

/** Waits for an action's move. Afterwards the dialog closes; if somebody was faster, it stays, and the quote is read anew. */
export function useOutcome({ name, onChanged, onClose }: ActionProps<QuoteActionName>) {
  const t = useText();
  return async (move: Promise<QuoteChanged>): Promise<void> => {
    try {
      const done = await move;
      // Accepting binds two companies, so it gets a dialog instead of a toast.
      if (name !== 'accept') toasts.show({ text: t(`action.${name}.done`) });
      onChanged();
      onClose(done);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onChanged();
      throw error;
    }
  };
}
