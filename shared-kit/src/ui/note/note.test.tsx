import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Note } from './note.tsx';

it('carries the role its moment asks for, with title, words and action', () => {
  render(
    <Note
      role="alert"
      tone="danger"
      title="Bank offers did not load."
      action={<button type="button">Try again</button>}
    >
      The quote is up to date.
    </Note>,
  );
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent('Bank offers did not load.The quote is up to date.');
  expect(note).toContainElement(screen.getByRole('button', { name: 'Try again' }));
  expect(note).toHaveAttribute('data-tone', 'danger');
});

it('is silent by default', () => {
  render(<Note>Indicative until a bank confirms.</Note>);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});
