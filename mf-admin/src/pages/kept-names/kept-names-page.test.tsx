import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { KeptNamesAnswer } from 'shared-kit/contract/names';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import KeptNamesPage from './kept-names-page.tsx';

const host = { 'answer.failed': 'Failed', 'error.reference': 'Reference', 'page.loading': 'Loading' };
const kept: KeptNamesAnswer = {
  names: [
    { of: 'person', name: 'Ali evil.com', fault: 'web-address', company: null, email: 'ali@mill.example' },
    {
      of: 'brand',
      name: 'Mill[U+000A]Two',
      fault: 'line-break',
      company: { id: 'mill', name: 'Mill A.Ş.' },
      email: null,
    },
  ],
  isCut: false,
};

let network: FakeNetwork;
let answer: KeptNamesAnswer;
beforeEach(() => {
  answer = kept;
  network = fakeNetwork({ '/api/admin/kept-names': () => ({ body: answer }) });
});
afterEach(() => network.restore());

const open = (path = '/admin/kept-names') =>
  renderInShell(<KeptNamesPage />, { path, messages: { admin: path.startsWith('/tr') ? tr : en, host } });

it.each([
  ['/admin/kept-names', en, '/admin/verify/mill'],
  ['/tr/admin/kept-names', tr, '/tr/admin/verify/mill'],
])('%s says what is wrong with which name, and whose it is', async (path, words, address) => {
  open(path);
  const person = within(await screen.findByRole('row', { name: /Ali evil.com/ }));
  expect(person.getByText('ali@mill.example')).toBeVisible();
  expect(person.getByText(words['kept-names.fault.web-address'])).toBeVisible();
  expect(person.getByText(words['kept-names.no-company'])).toBeVisible();
  const brand = within(screen.getByRole('row', { name: /Mill\[U\+000A\]Two/ }));
  expect(brand.getByText(words['kept-names.of.brand'])).toBeVisible();
  expect(brand.getByRole('link', { name: 'Mill A.Ş.' })).toHaveAttribute('href', address);
  expect(screen.queryByText(words['kept-names.cut'])).toBeNull();
});

it('says that there are more', async () => {
  answer = { ...kept, isCut: true };
  open();
  expect(await screen.findByText(en['kept-names.cut'])).toBeVisible();
});

it('says that there are none', async () => {
  answer = { names: [], isCut: false };
  open();
  expect(await screen.findByText(en['kept-names.none'])).toBeVisible();
});
