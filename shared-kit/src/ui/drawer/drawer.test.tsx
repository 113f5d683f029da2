import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Checkbox } from 'shared-kit/ui';
import { Drawer } from './drawer.tsx';

it('opens over the page, keeps Tab inside, and closes with Escape', async () => {
  render(
    <>
      <Drawer side="bottom" trigger={<Button>Filters</Button>} title="Filters" closeLabel="Close">
        <Checkbox>Rapier</Checkbox>
      </Drawer>
      <button type="button">Behind</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
  for (let press = 0; press < 4; press++) {
    await userEvent.tab();
    expect(screen.getByText('Behind')).not.toHaveFocus();
  }
  expect(drawer).toHaveAttribute('data-place', 'bottom');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
