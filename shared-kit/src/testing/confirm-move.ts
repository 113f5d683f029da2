import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Words of the question before a binding move, by language. */
export { messages as confirmationWords } from '../confirmation/messages/index.ts';

/** Confirms the binding move that the page asks about, by the button of this name. */
export async function confirmMove(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name }));
}
