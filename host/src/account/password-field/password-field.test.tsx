import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';

it('shows and hides what was typed, by keyboard, without sending the form', async () => {
  render(<PasswordField label="Secret" revealLabel="Reveal" concealLabel="Conceal" />);
  const field = screen.getByLabelText('Secret');
  await userEvent.type(field, 'shuttle');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('shuttle');
  await userEvent.click(screen.getByRole('button', { name: 'Conceal' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('has a button that is not the default of the form', () => {
  render(<PasswordField label="Secret" revealLabel="Reveal" concealLabel="Conceal" />);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
