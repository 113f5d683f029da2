import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import type { Seen } from 'shared-kit/contract/binding';
import { defaultLocale, fillIn, locales } from 'shared-kit/contract/languages';
import type { Confirmed } from 'shared-kit/shell';
import { renderInShell } from 'shared-kit/testing';
import { type BindingMove, ConfirmButton } from './index.ts';
import { messages } from './messages/index.ts';

const { en } = messages;
const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const read: Seen = { version: 'rev 1', sum: usd('58880.00') };
const moveOf = (atStake: Seen): BindingMove => ({
  title: 'Accept the offer',
  facts: [
    { term: 'Buyer', detail: 'Karaova Mensucat A.Ş.' },
    { term: 'Bank', detail: 'Poyraz Bankası' },
  ],
  atStake,
  ends: ['Turna: its part in this request'],
  final: 'Your company is bound.',
  confirm: 'Accept, binding',
});

/** A page whose answer changes while somebody reads: the first attempt comes too late. */
function Page({ send, path }: { send: (seen: Seen) => boolean; path?: Seen }) {
  const [atStake, setAtStake] = useState(read);
  const confirm = async ({ seen }: Confirmed) => {
    const isDone = send(seen);
    if (!isDone && path) setAtStake(path);
    return isDone;
  };
  return (
    <ConfirmButton move={moveOf(atStake)} pending={false} onConfirm={confirm}>
      Accept
    </ConfirmButton>
  );
}
const show = (page: ReactElement, path = '/') => renderInShell(page, { path, messages: {} });
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  return within(await screen.findByRole('dialog', { name: 'Accept the offer' }));
};

it('names parties, sum, what ends and what can’t be taken back, and hands out what was read', async () => {
  const send = jest.fn((_seen: Seen) => true);
  show(<Page send={send} />);
  const dialog = await open();
  for (const said of [/Karaova/, 'Poyraz Bankası', '$58,880', /^Turna/, 'Your company is bound.'])
    expect(dialog.getByText(said)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept, binding' }));
  expect(send.mock.calls).toEqual([[read]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is cancelled by Escape, which gives the focus back', async () => {
  const send = jest.fn((_seen: Seen) => true);
  show(<Page send={send} />);
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

it('says what changed meanwhile, and takes nothing before that was read', async () => {
  const changed: Seen = { version: 'rev 2', sum: usd('61000.00') };
  const sent: Seen[] = [];
  const send = (seen: Seen) => {
    sent.push(seen);
    return sent.length > 1;
  };
  show(<Page send={send} path={changed} />);
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Accept, binding' }));
  const pair = { term: en.sum, before: '$58,880', now: '$61,000' };
  expect(await dialog.findByText(fillIn(en['changed.fact'], pair))).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Accept, binding' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: en['changed.read'] }));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept, binding' }));
  expect(sent).toEqual([read, changed]);
});

it.each(locales)('has its own words in %s', async (locale) => {
  show(<Page send={() => true} />, locale === defaultLocale ? '/' : `/${locale}`);
  const dialog = await open();
  expect(dialog.getByRole('button', { name: messages[locale].cancel })).toBeVisible();
  expect(dialog.getByText(messages[locale].ends)).toBeVisible();
});
