import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PicksProgress } from './picks-progress.tsx';

it('is a named progress bar with its figure in words beside it', () => {
  render(<PicksProgress label="Profile" figure="7 of 9" value={7} max={9} />);
  const bar = screen.getByRole('progressbar', { name: 'Profile' });
  expect(bar).toHaveAttribute('value', '7');
  expect(bar).toHaveAttribute('max', '9');
  expect(screen.getByText('7 of 9')).toBeVisible();
});
