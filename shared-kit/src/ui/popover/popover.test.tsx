import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'shared-kit/ui';
import { Popover } from './popover.tsx';

it('opens by keyboard as a named dialog and gives focus back on Escape', async () => {
  render(
    <Popover trigger={<Button>Assumptions</Button>} title="How the month is counted">
      <p>60 months, 20% down, 7.85%.</p>
    </Popover>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const popover = await screen.findByRole('dialog', { name: 'How the month is counted' });
  expect(popover).toHaveTextContent('60 months, 20% down, 7.85%.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Assumptions' })).toHaveFocus();
});
