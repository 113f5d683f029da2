import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportAnswer, ImportRow } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import ImportPage from './import-page.tsx';

const id = '018f4d2e-0000-7000-8000-000000000001';
const endpoint = `/api/manufacturer/imports/${id}`;
const column = (heading: string, field: string | null, confidence: number) => ({
  ...{ heading, samples: ['72', '80'], confidence },
  proposed: { field, unit: null, currency: null },
});
const columns = [column('SKU', 'sku', 1), column('Tarak eni', 'attribute.reed_width_cm', 0.85)];
const counts = { rows: 3, new: 1, changed: 1, unchanged: 0, faulty: 1, skipped: 0, values: 2, faults: 1 };
const opened = {
  ...{ id, state: 'mapping', fileName: 'looms.csv', bytes: 2000, by: 'Emre Kaplan', keptAs: null },
  ...{ createdAt: '2026-11-24T10:00:00Z', appliedAt: null, undoneAt: null, undoUntil: null },
  ...{ counts: null, written: null, undone: null, failure: null, notes: [], mappings: [], mayPublish: true },
  table: {
    ...{ kind: 'csv', source: 'other', encoding: 'utf-8', delimiter: ',', sheet: null },
    ...{ sheets: [], hiddenSheets: [], columns, evidence: { point: null, comma: '1.250,50' } },
  },
  mapping: {
    columns: columns.map(({ proposed }) => proposed),
    ...{ decimalSign: null, currency: null, category: null, publish: false, pictures: false },
  },
  progress: { stage: 'reading', done: 50, total: 100 },
  categories: [{ id: 'weaving', label: 'Machines › Weaving machines' }],
  attributes: [{ key: 'reed_width_cm', label: 'Reed width', unit: 'cm' }],
} satisfies ImportAnswer as ImportAnswer;
const row = (change: Partial<ImportRow>): ImportRow => ({
  ...{ at: 0, line: 2, title: 'RL 190', key: 'AM-1', outcome: 'changed', variants: 0 },
  ...{ changes: [], faults: [], notes: [], ...change },
});

let network: FakeNetwork;
let answer: ImportAnswer;
let rows: readonly ImportRow[];
const sent: [string, unknown][] = [];
beforeEach(() => {
  answer = opened;
  rows = [];
  sent.length = 0;
  const take = (name: string, state: ImportAnswer['state']) => (_url: URL, body: unknown) => {
    sent.push([name, body]);
    answer = { ...answer, state };
    return { body: {} };
  };
  network = fakeNetwork({
    [endpoint]: () => ({ body: answer }),
    [`${endpoint}/rows`]: () => ({ body: { rows, next: null } }),
    [`${endpoint}/check`]: take('check', 'checking'),
    [`${endpoint}/apply`]: take('apply', 'applying'),
    [`${endpoint}/undo`]: take('undo', 'undoing'),
    [`${endpoint}/cancel`]: take('cancel', 'cancelled'),
  });
});
afterEach(() => network.restore());
// jsdom has none.
const toTop = jest.fn();
window.scrollTo = toTop as typeof window.scrollTo;

const open = (prefix = '') =>
  renderInShell(<ImportPage />, {
    path: `${prefix}/manufacturer/import/${id}`,
    pattern: '/manufacturer/import/:id',
    messages: { manufacturer: prefix ? tr : en, host: { 'page.loading': 'Loading' } },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('proposes fields with their confidence, and sends what the maker corrected', async () => {
  open();
  const list = within(
    (await screen.findAllByRole('list')).find((it) => within(it).queryByText('Tarak eni')) as HTMLElement,
  );
  expect(list.getByText('85%')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Unit of “Tarak eni”'), 'in');
  await userEvent.selectOptions(screen.getByLabelText('Field for “SKU”'), 'Model');
  await userEvent.selectOptions(screen.getByLabelText('Numbers in the file'), '1.250,50 (comma)');
  expect(screen.getByText('Seen in the file: 1.250,50')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/Name of these columns/), 'ERP');
  await press('Check file');
  expect(await screen.findByRole('progressbar', { name: 'Checking the rows' })).toHaveValue(0.5);
  expect(toTop).toHaveBeenCalledWith({ top: 0 });
  const mapped = [
    { field: 'model', unit: null, currency: null },
    { field: 'attribute.reed_width_cm', unit: 'in', currency: null },
  ];
  const mapping = { ...opened.mapping, columns: mapped, decimalSign: ',' };
  expect(sent).toEqual([['check', { mapping, keepAs: 'ERP' }]]);
});

it.each([
  ['', ['RL 190AM-1', 'row 2', 'Reed width, cmwas 190 cm 182.88 cm from 72 inPrice $144,700']],
  ['/tr', ['RL 190AM-1', 'satır 2', 'Reed width, cmeskiden 190 cm 182,88 cm dosyada 72 inFiyat $144,700']],
])('shows old and new values %s', async (prefix, cells) => {
  answer = { ...opened, state: 'checked', counts: { ...counts, faulty: 0 } };
  const width = { field: 'attribute.reed_width_cm', from: '190', to: '182.88', unit: 'cm', typed: '72 in' };
  const price = { field: 'price.global', from: null, to: 'USD 144700', unit: '', typed: null };
  rows = [row({ changes: [width, price] })];
  open(prefix);
  const [first] = rowsOf(await screen.findByRole('table'));
  expect(first?.map((text) => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim())).toEqual(cells);
});

it('names each wrong cell with a remedy, and writes what is good or nothing', async () => {
  answer = { ...opened, state: 'checked', counts };
  const fault = { code: 'number-ambiguous', line: 3, column: 1, value: '1.250', params: {} } as const;
  rows = [row({ outcome: 'faulty', faults: [fault] })];
  open();
  expect((await screen.findByRole('cell', { name: /^B3/ })).parentElement).toHaveTextContent(
    /1\.250.*can mean a thousand or decimals.*Choose the decimal sign/,
  );
  expect(screen.getByRole('link', { name: 'Faults as XLSX' })).toHaveAttribute(
    'href',
    `${endpoint}/faults.xlsx?locale=en`,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Import only if every row is good' }));
  expect(screen.queryByRole('button', { name: 'Import 2 products' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Import only if every row is good' }));
  await press('Import 2 products');
  expect(sent).toEqual([['apply', { onlyIfAll: false }]]);
});

it('reports who imported when, and asks before it undoes', async () => {
  const day = '2026-11-24T10:00:00Z';
  const written = { new: 1, changed: 1, left: 0 };
  answer = {
    ...opened,
    state: 'applied',
    appliedAt: day,
    undoUntil: '2026-11-25T10:00:00Z',
    counts,
    written,
  };
  open();
  expect(await screen.findByText('Emre Kaplan')).toBeVisible();
  await press('Undo import');
  expect(sent).toEqual([]);
  await press('Undo now');
  expect(sent).toEqual([['undo', {}]]);
});

it('says why a move was refused', async () => {
  network.answer(`${endpoint}/check`, () => problemAnswer(409, 'company.not-allowed'));
  open();
  await press('Check file');
  expect(await screen.findByRole('alert')).toHaveTextContent('may not change products at present');
});

it('has a page for an import that is not there', async () => {
  network.answer(endpoint, () => problemAnswer(404, 'import.not-found'));
  open();
  expect(await screen.findByText('There is no such import')).toBeVisible();
});
