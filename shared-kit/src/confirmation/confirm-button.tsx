import type { ReactNode } from 'react';
import type { Confirmed } from 'shared-kit/shell';
import { Button, type ButtonProps } from 'shared-kit/ui';
import type { BindingMove } from './confirmation-dialog.tsx';
import { useConfirmation } from './use-confirmation.tsx';

type ConfirmButtonProps = Pick<ButtonProps, 'emphasis' | 'size' | 'aria-label'> & {
  move: BindingMove;
  /** Resolves to whether it took effect. */
  onConfirm: (confirmed: Confirmed) => Promise<boolean>;
  pending: boolean;
  isQuick?: boolean;
  children: ReactNode;
};

/** A button whose binding move is confirmed before it is sent. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { move, onConfirm, pending, isQuick, children, ...look } = props;
  const { ask, dialog } = useConfirmation({ move, pending, isQuick });
  return (
    <>
      <Button {...look} pending={pending} onClick={() => void ask(onConfirm)}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
