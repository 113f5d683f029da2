import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses the button of this name as soon as nothing hides it: after a refusal a dialog is still on its way out. */
export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
