import { fireEvent, screen, within } from '@testing-library/react';

/** Fields of the page's only form, or of a part of it. */
export const box = (name: string, among = screen.getByRole('form')) =>
  within(among).getByRole('textbox', { name });
export const choice = (name: string, among = screen.getByRole('form')) =>
  within(among).getByRole('combobox', { name });

/** Sets the whole text at once, where single keys don't matter. */
export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
