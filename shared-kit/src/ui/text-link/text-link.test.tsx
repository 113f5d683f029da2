import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextLink } from './text-link.tsx';

it('leads somewhere', () => {
  render(<TextLink href="/makers">Makers</TextLink>);
  expect(screen.getByRole('link', { name: 'Makers' })).toHaveAttribute('href', '/makers');
});

it('as a button acts without sending the form around it', async () => {
  const show = jest.fn();
  const send = jest.fn();
  render(
    <form onSubmit={send}>
      <TextLink as="button" onClick={show}>
        Show 31 more
      </TextLink>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show 31 more' }));
  expect(show).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});
