import { Suspense } from 'react';
import { lazyPart } from 'shared-kit/shell';
import type { ConfirmationProps } from './confirmation-dialog.tsx';

export type { ConfirmationProps };

/** Brings the dialog along, which nobody needs before the first click. */
const ConfirmationDialog = lazyPart(() => import('./confirmation-dialog.tsx'));

/** The one question before a binding move. Show it once the move is wished for; `onClose` hides it. */
export const Confirmation = (props: ConfirmationProps) => (
  <Suspense>
    <ConfirmationDialog {...props} />
  </Suspense>
);
