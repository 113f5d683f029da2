import { useRef, useState } from 'react';
import { isSameSeen } from 'shared-kit/contract/binding';
import type { Confirmed } from 'shared-kit/shell';
import { afterDrawing } from './after-drawing.ts';
import { Confirmation } from './confirmation.tsx';
import type { BindingMove } from './confirmation-dialog.tsx';

type Send = (confirmed: Confirmed) => Promise<boolean>;
type Asked = Readonly<{ send: Send; settle: (isDone: boolean) => void }>;
type Options = {
  /** As it stands now: a change while the dialog is open is shown there. */
  move: BindingMove;
  pending: boolean;
  isQuick?: boolean;
};

/**
 * Asks before a binding move: `ask` opens the `dialog`, which the caller shows, and sends what was confirmed. It resolves
 * to whether the move took effect. After a refusal the page says why; if something else was read, the dialog shows what
 * changed. So `send` resolves once the page has read anew.
 */
export function useConfirmation({ move, ...shown }: Options) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const atStake = useRef(move.atStake);
  atStake.current = move.atStake;
  const ask = (send: Send) => new Promise<boolean>((settle) => setAsked({ send, settle }));
  const end = (isDone: boolean) => {
    asked?.settle(isDone);
    setAsked(null);
  };
  const dialog = asked && (
    <Confirmation
      {...shown}
      move={move}
      onClose={() => end(false)}
      onConfirm={async (confirmed) => {
        const isDone = await asked.send(confirmed);
        if (!isDone) await afterDrawing();
        if (isDone || isSameSeen(confirmed.seen, atStake.current)) end(isDone);
      }}
    />
  );
  return { ask, dialog };
}
