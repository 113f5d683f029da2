import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, ChipLink } from './chip.tsx';

it('is removed by keyboard through a button that names the filter', async () => {
  const onRemove = jest.fn();
  render(
    <Chip removeLabel="Remove Rapier" onRemove={onRemove}>
      Rapier
    </Chip>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Remove Rapier' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('may be a link', () => {
  render(<ChipLink href="/shop?q=loom">Rapier looms</ChipLink>);
  expect(screen.getByRole('link', { name: 'Rapier looms' })).toHaveAttribute('href', '/shop?q=loom');
});
