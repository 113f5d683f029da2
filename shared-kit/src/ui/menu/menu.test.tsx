import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'shared-kit/ui';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from './menu.tsx';

// jsdom lacks PointerEvent, which choosing with Enter dispatches.
Object.assign(window, { PointerEvent: class extends MouseEvent {} });

const answer = jest.fn();
const decline = jest.fn();

async function openMenu() {
  answer.mockClear();
  decline.mockClear();
  render(
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem hint="A" onSelect={answer}>
        Answer
      </MenuItem>
      <MenuLink link={<a href="/compare" />}>Compare revisions</MenuLink>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={decline}>
        Decline
      </MenuItem>
    </Menu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu', { name: 'Actions' });
}

const item = (name: string) => screen.getByRole('menuitem', { name });

it('moves with the arrow keys, Home and End, and chooses with Enter', async () => {
  await openMenu();
  await waitFor(() => expect(item('Answer')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Compare revisions')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Decline')).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  expect(answer).toHaveBeenCalledTimes(1);
  expect(decline).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('closes with Escape and returns to its button', async () => {
  await openMenu();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

it('keeps a link a link', async () => {
  await openMenu();
  expect(item('Compare revisions')).toHaveAttribute('href', '/compare');
});

it('tells the choice in force and the one made', async () => {
  const onChange = jest.fn();
  render(
    <Menu trigger={<Button>EN</Button>}>
      <MenuChoice
        label="Language"
        value="en"
        onChange={onChange}
        options={[
          { value: 'en', label: 'English' },
          { value: 'tr', label: 'Türkçe', lang: 'tr' },
        ]}
      />
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'EN' }));
  expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Türkçe' }));
  expect(onChange).toHaveBeenCalledWith('tr');
});
