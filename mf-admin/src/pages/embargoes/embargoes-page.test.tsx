import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Embargo, EmbargoesAnswer } from 'shared-kit/contract/embargoes';
import { containing, type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import EmbargoesPage from './embargoes-page.tsx';

const looms: Embargo = {
  id: 'e1',
  country: 'DE',
  hsPrefix: '8446',
  from: '2026-01-01',
  until: null,
  source: 'Regulation 1/2026',
  state: 'in-force',
};
const all: Embargo = { ...looms, id: 'e2', country: 'CH', hsPrefix: '', until: '2026-10-31', state: 'over' };
const sha256 = 'a'.repeat(64);
const loaded = { at: '2026-11-20T09:00:00Z', by: 'operator deniz', file: 'embargoes.csv', sha256 };
const host = {
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'page.loading': 'Loading',
  'list.first-page': 'First page',
  'list.next-page': 'Next page',
  'list.pages': 'Pages',
};

let network: FakeNetwork;
let asked: string[];
const answer = (change: Partial<EmbargoesAnswer>) =>
  network.answer('/api/admin/embargoes', (address) => {
    asked.push(address.search);
    return { body: { loaded, total: 2, embargoes: [all, looms], next: null, ...change } };
  });
beforeEach(() => {
  asked = [];
  network = fakeNetwork({});
  answer({});
});
afterEach(() => network.restore());

const open = (path = '/admin/embargoes') =>
  renderInShell(<EmbargoesPage />, { path, messages: { admin: path.startsWith('/tr') ? tr : en, host } });
const search = () => userEvent.click(screen.getByRole('button', { name: en['embargoes.search'] }));

it.each([
  ['/admin/embargoes', en, 'Switzerland (CH)'],
  ['/tr/admin/embargoes', tr, 'İsviçre (CH)'],
] as const)('%s says what may not go where, and where that is from', async (path, words, country) => {
  open(path);
  const table = within(await screen.findByRole('table', { name: words['embargoes.title'] }));
  expect(table.getByText(country)).toBeVisible();
  expect(table.getByText(words['embargoes.all-goods'])).toBeVisible();
  expect(table.getByText(words['embargoes.no-end'])).toBeVisible();
  expect(table.getAllByText('Regulation 1/2026')).toHaveLength(2);
  expect(table.getByText(words['embargoes.state.over'])).toBeVisible();
  const from = { count: 2, file: loaded.file, by: loaded.by };
  expect(screen.getByText(containing(words['embargoes.loaded_other'], from))).toBeVisible();
  expect(screen.getByText(new RegExp(sha256))).toBeVisible();
});

it('is searched by country and HS code, which stand in the address', async () => {
  const { address } = open('/admin/embargoes?country=CH&cursor=older');
  await screen.findByRole('table');
  expect(asked).toEqual(['?country=CH&cursor=older']);
  expect(screen.getByLabelText(en['embargoes.country'])).toHaveValue('CH');
  await userEvent.selectOptions(screen.getByLabelText(en['embargoes.country']), 'DE');
  await userEvent.type(screen.getByLabelText(en['embargoes.hs']), '8446.30');
  await search();
  expect(address()).toBe('/admin/embargoes?country=DE&hs=8446.30');
  expect(asked.at(-1)).toBe('?country=DE&hs=8446.30');
});

it('asks for nothing that is no HS code', async () => {
  open();
  await screen.findByRole('table');
  await userEvent.type(screen.getByLabelText(en['embargoes.hs']), 'looms');
  await search();
  expect(screen.getByLabelText(en['embargoes.hs'])).toHaveAccessibleDescription(en['embargoes.hs-wrong']);
  expect(asked).toEqual(['']);
});

it('leads back to all where there is none', async () => {
  answer({ embargoes: [] });
  const { address } = open('/admin/embargoes?country=FR');
  await userEvent.click(await screen.findByRole('button', { name: en['embargoes.none-found.action'] }));
  expect(address()).toBe('/admin/embargoes');
});

it('says that no table was loaded', async () => {
  answer({ loaded: null, total: 0, embargoes: [] });
  open();
  expect(await screen.findByText(en['embargoes.empty.title'])).toBeVisible();
  expect(screen.queryByRole('button', { name: en['embargoes.search'] })).not.toBeInTheDocument();
});

it('says that nobody wrote down which file it was', async () => {
  answer({ loaded: null });
  open();
  const told = containing(en['embargoes.loaded-unknown_other'], { count: 2 });
  expect(await screen.findByText(told)).toBeVisible();
});
