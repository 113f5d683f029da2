import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'shared-kit/ui';
import { ModalClose } from '../modal/modal.tsx';
import { Dialog } from './dialog.tsx';

const example = (
  <Dialog
    trigger={<Button>Accept</Button>}
    title="Accept Rev 3?"
    description="You commit your company to $1,248,500."
    closeLabel="Close"
    footer={
      <>
        <ModalClose>
          <Button>Back</Button>
        </ModalClose>
        <Button emphasis="primary">Accept Rev 3</Button>
      </>
    }
  />
);

async function openByKeyboard() {
  render(example);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Accept Rev 3?' });
}

it('is opened by its trigger, described, and takes the focus inside', async () => {
  const dialog = await openByKeyboard();
  expect(dialog).toHaveAccessibleDescription('You commit your company to $1,248,500.');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its corner', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a button at its foot', () => userEvent.click(screen.getByRole('button', { name: 'Back' }))],
])('closes by %s and gives the focus back', async (_way, close) => {
  await openByKeyboard();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus());
});

it('is told when it should close but stays as long as its owner says so', async () => {
  const onOpenChange = jest.fn();
  render(<Dialog open onOpenChange={onOpenChange} title="Sign in" closeLabel="Close" />);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls[0]?.[0]).toBe(false);
  expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});
