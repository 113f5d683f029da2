import { expect, it } from '@jest/globals';
import { watchLostAttempts } from './lost-attempts.ts';

type Fields = Readonly<{ name: HTMLInputElement; note: HTMLInputElement }>;
const mark = (field: HTMLElement) => field.setAttribute('aria-invalid', 'true');

it.each([
  ['finds nothing wrong', () => {}, 0],
  ['marks a field and leads to it', ({ name }: Fields) => [mark(name), name.focus()], 0],
  ['marks a field and stays', ({ name }: Fields) => mark(name), 1],
  ['leads to another field than it marks', ({ name, note }: Fields) => [mark(name), note.focus()], 0],
])('judges a button that %s', async (_what, press, found) => {
  // A page of its own: what watches over all tests must not hear of it.
  const frame = document.body.appendChild(document.createElement('iframe'));
  const page = frame.contentDocument as Document;
  const reports: string[] = [];
  watchLostAttempts((text) => reports.push(text), page);
  page.body.innerHTML = '<input id="name"><input id="note"><button>Send</button>';
  const field = (id: string) => page.getElementById(id) as HTMLInputElement;
  const button = page.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', () => press({ name: field('name'), note: field('note') }));
  button.focus();
  button.click();
  await Promise.resolve();
  expect(reports).toHaveLength(found);
  frame.remove();
});
