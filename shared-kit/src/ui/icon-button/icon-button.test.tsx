import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartIcon, CloseIcon } from '../icon/icons.sprite.ts';
import { IconButton, IconLink } from './icon-button.tsx';

it('is named by its label alone and pressed by keyboard', async () => {
  const close = jest.fn();
  render(<IconButton icon={CloseIcon} label="Close" onClick={close} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(close).toHaveBeenCalledTimes(1);
});

it('shows a count that its label already tells', () => {
  render(<IconLink icon={CartIcon} label="Cart, 3 items" count={3} href="/cart" />);
  const link = screen.getByRole('link', { name: 'Cart, 3 items' });
  expect(link).toHaveTextContent('3');
});
