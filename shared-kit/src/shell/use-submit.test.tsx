import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSubmit } from 'shared-kit/shell';

/** A form whose requests are answered when the test says so. */
function openForm() {
  const sent: string[] = [];
  let answer: (failure?: Error) => Promise<void> = async () => {};
  const send = (text: string) =>
    new Promise<void>((resolve, reject) => {
      sent.push(text);
      answer = (failure) => act(async () => (failure ? reject(failure) : resolve()));
    });
  function Form() {
    const { isPending, isDone, failure, attempt, run, fail } = useSubmit((error) => (error as Error).message);
    const submit = (text: string) => (text === '' ? fail('empty') : void run(() => send(text)));
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit(String(new FormData(event.currentTarget).get('text')));
        }}
      >
        <input name="text" aria-label="text" />
        <button type="submit">send</button>
        <output>
          {isPending ? 'pending' : isDone ? 'done' : failure ? `${failure} ${attempt}` : 'untouched'}
        </output>
      </form>
    );
  }
  render(<Form />);
  return { sent, answer: (failure?: Error) => answer(failure) };
}

const press = () => userEvent.click(screen.getByRole('button'));
const state = () => screen.getByRole('status').textContent;

describe('useSubmit', () => {
  it('sends once, however often it is pressed meanwhile', async () => {
    const { sent, answer } = openForm();
    await userEvent.type(screen.getByRole('textbox'), 'six looms');
    await press();
    expect(state()).toBe('pending');
    await press();
    expect(sent).toEqual(['six looms']);
    await answer();
    expect(state()).toBe('done');
    await press();
    expect(sent).toHaveLength(2);
  });

  it('keeps the input on failure, and counts the failures', async () => {
    const { answer } = openForm();
    await press();
    expect(state()).toBe('empty 1');
    await userEvent.type(screen.getByRole('textbox'), 'six looms');
    await press();
    await answer(new Error('refused'));
    expect(state()).toBe('refused 2');
    expect(screen.getByRole('textbox')).toHaveValue('six looms');
    await press();
    expect(state()).toBe('pending');
    await answer();
    expect(state()).toBe('done');
  });
});
