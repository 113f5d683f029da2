import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { figureFields } from 'shared-kit/contract/figures';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { renderInShell } from 'shared-kit/testing';
import { FigureInput } from './figure-input.tsx';
import { messages } from './messages/index.ts';

const send = jest.fn();
const price = { ...figureFields.unitPrice, unit: 'USD', last: '73100.0000' };

function Form() {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <FigureInput label="Price" figure={price} binds text={text} onText={setText} />
      <button type="submit">Send</button>
    </form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Price' });
const question = () => screen.queryByRole('group', { name: messages.en['figure.question'] });
const typed = async (keys: string, path = '/') => {
  await renderInShell(<Form />, { path, messages: {} });
  await userEvent.click(field());
  await userEvent.keyboard(keys);
};

beforeEach(() => {
  send.mockClear();
});

describe('a figure that may mean two things', () => {
  it('asks once it was typed, the nearer one first, and Enter sends nothing', async () => {
    await typed('70.500');
    expect(question()).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(question()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(messages.en['figure.question']);
    expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual(['$70,500', '$70.50', 'Send']);
    expect(screen.getByRole('button', { name: '$70,500' })).toHaveFocus();
    expect(field()).toHaveValue('70.500');
    expect(send).not.toHaveBeenCalled();
  });

  it('is answered with the keyboard alone, and then sent', async () => {
    await typed('70.500{Tab}');
    expect(screen.getByRole('button', { name: '$70,500' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('70.5');
    expect(field()).toHaveAccessibleDescription('= $70.50');
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledWith('70.5');
  });

  it('is answered by a click, and isn’t asked again', async () => {
    await typed('1.505');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: '$1.505' }));
    expect(field()).toHaveAccessibleDescription('= $1.505');
    await userEvent.tab();
    expect(question()).toBeNull();
  });

  it('warns before leaving as long as it is open', async () => {
    await typed('70.500{Tab}');
    expect(hasUnsavedInput()).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(hasUnsavedInput()).toBe(false);
  });
});

it('reads as the page’s language does', async () => {
  await typed('70.500', '/tr');
  expect(field()).toHaveAccessibleDescription('= $70,500');
});

it('says why a text is no figure, once the field is left', async () => {
  await typed('12,5,0');
  expect(field()).toBeValid();
  await act(async () => field().blur());
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(messages.en['figure.fault.not-a-number']);
});
