/** Asks once more before a binding move. Areas that have one bring their own copy. */
export { afterDrawing } from './after-drawing.ts';
export { ConfirmButton } from './confirm-button.tsx';
export { Confirmation } from './confirmation.tsx';
export type { BindingMove } from './confirmation-dialog.tsx';
export { useConfirmation } from './use-confirmation.tsx';
