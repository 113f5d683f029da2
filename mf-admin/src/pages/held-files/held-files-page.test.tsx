import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { type HeldFile, uploadRefusalWords } from 'shared-kit/contract/uploads';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import HeldFilesPage from './held-files-page.tsx';

const letter: HeldFile = {
  key: 'financing/a/b',
  door: 'financing-file',
  names: ['credit.pdf'],
  company: 'Ege Bank',
  bytes: 1200,
  uploadedAt: '2026-11-20T09:00:00Z',
  finding: 'upload.active-content',
};
const unused: HeldFile = { ...letter, key: 'quotes/a/b', door: 'quote-attachment', names: [], company: null };
const host = { 'answer.failed': 'Failed', 'error.reference': 'Reference', 'page.loading': 'Loading' };

let network: FakeNetwork;
let held: readonly HeldFile[];
beforeEach(() => {
  held = [letter, unused];
  network = fakeNetwork({ '/api/admin/held-files': () => ({ body: { files: held } }) });
});
afterEach(() => network.restore());

const open = (path = '/admin/held-files') =>
  renderInShell(<HeldFilesPage />, { path, messages: { admin: path.startsWith('/tr') ? tr : en, host } });
const release = async (reason: string) => {
  const [field] = await screen.findAllByLabelText(en['held-files.reason']);
  const [button] = screen.getAllByRole('button', { name: en['held-files.release'] });
  if (!field || !button) throw new Error('there is no form');
  if (reason) await userEvent.type(field, reason);
  await userEvent.click(button);
};

it.each([
  ['/admin/held-files', en, 'en'],
  ['/tr/admin/held-files', tr, 'tr'],
] as const)('%s says what was found in which file', async (path, words, locale) => {
  open(path);
  expect(await screen.findByRole('heading', { name: 'credit.pdf' })).toBeVisible();
  expect(screen.getByRole('heading', { name: words['held-files.unused'] })).toBeVisible();
  const found = uploadRefusalWords('upload.active-content', 'financing-file', locale);
  expect(screen.getAllByText(found)).toHaveLength(2);
  expect(screen.getByText(new RegExp(words['held-files.no-company']))).toBeVisible();
});

it('releases a file for a reason', async () => {
  network.answer('/api/admin/held-files/release', () => {
    held = [unused];
    return { body: {} };
  });
  open();
  await release('');
  expect(await screen.findByText(en['held-files.reason-missing'])).toBeVisible();
  await release('A form of the ministry');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'credit.pdf' })).toBeNull());
  expect(toasts.toasts().at(-1)?.text).toBe(fillIn(en['held-files.done'], { name: 'credit.pdf' }));
});

it('says that somebody else released it', async () => {
  network.answer('/api/admin/held-files/release', () => problemAnswer(409, 'upload.not-held'));
  open();
  await release('Harmless');
  expect(await screen.findByRole('alert')).toHaveTextContent(en['held-files.moved']);
});

it('says that none is held', async () => {
  held = [];
  open();
  expect(await screen.findByText(en['held-files.none'])).toBeVisible();
});
