import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton, PlusIcon } from 'shared-kit/ui';
import { Tooltip } from './tooltip.tsx';

it('describes its control while the keyboard is on it and leaves with Escape', async () => {
  render(
    <Tooltip text="Effective rate includes the arrangement fee">
      <IconButton icon={PlusIcon} label="Rate" />
    </Tooltip>,
  );
  const control = screen.getByRole('button', { name: 'Rate' });
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toBeVisible();
  expect(control).toHaveAccessibleDescription('Effective rate includes the arrangement fee');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(control).toHaveFocus();
});

it('comes with a tap, too, and leaves with the next one elsewhere', async () => {
  render(
    <>
      <p>Elsewhere</p>
      <Tooltip text="Effective rate includes the arrangement fee">
        <IconButton icon={PlusIcon} label="Rate" />
      </Tooltip>
    </>,
  );
  const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
  await tap(screen.getByRole('button', { name: 'Rate' }));
  expect(await screen.findByRole('tooltip')).toBeVisible();
  await tap(screen.getByText('Elsewhere'));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
