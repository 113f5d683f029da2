import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const form = (attempt: number) => (
  <>
    <ErrorSummary
      title="1 field needs your attention"
      attempt={attempt}
      errors={[{ fieldId: 'tax', message: 'Enter 10 digits.' }]}
    />
    <TextField id="tax" label="VAT number" error="Enter 10 digits." />
  </>
);

it('takes the focus, and again at the next attempt', async () => {
  const { rerender } = render(form(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox'));
  rerender(form(1));
  expect(screen.getByRole('textbox')).toHaveFocus();
  rerender(form(2));
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('leads to the field', async () => {
  render(form(1));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'VAT number' })).toHaveFocus();
});
