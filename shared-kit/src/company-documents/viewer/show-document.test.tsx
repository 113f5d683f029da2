import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentAnswer } from 'shared-kit/contract/documents';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { ShowDocument } from './show-document.tsx';

const address = '/api/documents/files/7';
const host = {
  'answer.failed': 'Failed',
  'answer.offline': 'Offline',
  'error.reference': 'Code',
  'error.retry': 'Try again',
  'page.loading': 'Loading',
};
const file: NonNullable<DocumentAnswer['file']> = {
  name: 'sicil.png',
  mediaType: 'image/png',
  bytes: 3,
  sha256: 'a',
  isReadable: true,
  isScanned: true,
};
const made = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ [address]: () => ({ body: 'a picture' }) });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  network.restore();
  URL.createObjectURL = made.create;
  URL.revokeObjectURL = made.revoke;
});

const show = (path = '/documents') =>
  renderInShell(<ShowDocument file={file} name="Trade register" address={address} />, {
    path,
    messages: { host },
  });

it.each([
  ['/documents', en, '150%'],
  ['/tr/documents', tr, '%150'],
])('at %s asks for the document only when somebody looks', async (path, words, figure) => {
  show(path);
  expect(network.asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: `${words['viewer.show']} Trade register` }));
  expect(await screen.findByRole('img', { name: 'Trade register' })).toHaveAttribute('src', 'blob:picture');
  await userEvent.click(screen.getByRole('button', { name: words['viewer.larger'] }));
  expect(screen.getByText(figure)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${words['viewer.hide']} Trade register` }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(network.asked).toEqual([address]);
});

it('is made larger and smaller by keyboard, within its bounds', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: containing(en['viewer.show']) }));
  const frame = await screen.findByRole('region', { name: 'Trade register' });
  frame.focus();
  await userEvent.keyboard('++++++');
  expect(screen.getByText('300%')).toBeVisible();
  expect(screen.getByRole('button', { name: en['viewer.larger'] })).toBeDisabled();
  await userEvent.keyboard('-');
  expect(screen.getByText('200%')).toBeVisible();
  await userEvent.keyboard('0');
  expect(screen.getByText('100%')).toBeVisible();
});

it('says when a picture is broken', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: containing(en['viewer.show']) }));
  fireEvent.error(await screen.findByRole('img', { name: 'Trade register' }));
  expect(screen.getByRole('alert')).toHaveTextContent(en['viewer.broken']);
});

it('says when the document may not be opened, and can be asked again', async () => {
  network.answer(address, () => problemAnswer(403, 'access.forbidden'));
  show();
  await userEvent.click(screen.getByRole('button', { name: containing(en['viewer.show']) }));
  expect(await screen.findByText('Failed')).toBeVisible();
  network.answer(address, () => ({ body: 'a picture' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Trade register' })).toBeVisible();
});
