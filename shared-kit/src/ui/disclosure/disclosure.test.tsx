import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure.tsx';

it.each([
  ['closed', undefined, false],
  ['open', true, true],
])('starts %s', (_state, open, visible) => {
  render(
    <Disclosure summary="Shedding" open={open}>
      <p>Dobby</p>
    </Disclosure>,
  );
  expect(screen.getByRole('group')).toHaveProperty('open', visible);
});

it('opens by pressing its summary', async () => {
  render(
    <Disclosure summary="Shedding">
      <p>Dobby</p>
    </Disclosure>,
  );
  await userEvent.click(screen.getByText('Shedding'));
  expect(screen.getByText('Dobby')).toBeVisible();
});
