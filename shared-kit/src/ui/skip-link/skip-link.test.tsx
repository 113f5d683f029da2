import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from './skip-link.tsx';

it('is the first stop of the keyboard and leads to the content', async () => {
  render(
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      <a href="/shop">Shop</a>
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#main');
});
