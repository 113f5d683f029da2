import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useForm, wrongAmong } from 'shared-kit/form';
import { Button, TextField } from 'shared-kit/ui';
import { ErrorSummary } from 'shared-kit/ui/error-summary';

/** What is wrong with a field, by language. */
export const words = {
  en: { title: 'Name it.', weight: 'Weigh it.' },
  tr: { title: 'Adını yazın.', weight: 'Tartın.' },
} as const;
type Setup = Readonly<{
  shows?: 'now' | 'attempt' | 'untouched';
  isBusy?: boolean;
  language?: keyof typeof words;
  hasSummary?: boolean;
  /** A field that the page doesn't show. */
  lacks?: 'title';
  id?: string;
}>;
type Sent = Readonly<{ body: object; key: string; bindingKey: string }>;

/** The server refuses the weight. */
export class Refused extends Error {}
const entries = { title: '', weight: '', isRead: false };

type FormProps = Setup & {
  send: (body: object, key: string, keyOf: (body: unknown) => string) => Promise<unknown>;
  onOutcome: (outcome: boolean) => void;
};

function Form({ send, onOutcome, language = 'en', hasSummary = false, lacks, ...options }: FormProps) {
  const form = useForm({
    ...options,
    first: () => entries,
    read: ({ title, weight }) => ({
      faults: wrongAmong({ title: title === '', weight: weight === '' }),
      body: { title, weight },
    }),
    says: (field) => words[language][field],
    alongside: () => ({ isRead: false }),
    isUnsaved: ({ title }) => title !== '',
    failureOf: (error) => (error as Error).message,
    refused: (error) => (error instanceof Refused ? ['weight'] : []),
  });
  return (
    <form {...form.sends(send)}>
      {hasSummary && form.summary && <ErrorSummary title="wrong" {...form.summary} />}
      {lacks !== 'title' && <TextField label="title" {...form.text('title')} />}
      <TextField label="weight" {...form.text('weight')} />
      <input
        type="checkbox"
        aria-label="read"
        checked={form.entries.isRead}
        onChange={({ target }) => form.enter({ isRead: target.checked })}
      />
      <output>{form.isPending ? 'pending' : form.isDone ? 'done' : (form.failure ?? 'untouched')}</output>
      <Button type="submit">send</Button>
      <Button onClick={form.restart}>restart</Button>
      <Button onClick={form.saved}>saved</Button>
      <Button onClick={() => void form.submit(send, 'aside').then((it) => onOutcome(it))}>aside</Button>
    </form>
  );
}

/** A form whose requests are answered when the test says so. */
export function openForm(setup: Setup = {}) {
  const sent: Sent[] = [];
  const outcomes: boolean[] = [];
  let settle: (answer: unknown) => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const send: FormProps['send'] = (body, key, keyOf) => {
    sent.push({ body, key, bindingKey: keyOf({ ...body, seen: 'version 1' }) });
    return new Promise<unknown>((resolve, reject) => {
      settle = resolve;
      refuse = reject;
    });
  };
  const to = { send, onOutcome: (outcome: boolean) => outcomes.push(outcome) };
  const { rerender } = render(<Form {...to} {...setup} />, { wrapper: MemoryRouter });
  return {
    sent,
    outcomes,
    show: (changed: Setup) => rerender(<Form {...to} {...setup} {...changed} />),
    answer: (answer?: unknown) => act(async () => settle(answer)),
    fail: (error: Error) => act(async () => refuse(error)),
  };
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const type = (name: string, text: string) => userEvent.type(field(name), text);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const state = () => screen.getByRole('status').textContent;
export const fillIn = async () => {
  await type('title', 'loom');
  await type('weight', '900');
};
