import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ImportAnswer, type ImportRow, importUnnamedWords } from 'shared-kit/contract/catalogue-import';
import { fillIn } from 'shared-kit/contract/languages';
import {
  containing,
  type FakeNetwork,
  fakeNetwork,
  press,
  problemAnswer,
  renderInShell,
  rowsOf,
} from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import ImportPage from './import-page.tsx';

const id = '018f4d2e-0000-7000-8000-000000000001';
const endpoint = `/api/manufacturer/imports/${id}`;
const column = (heading: string, field: string | null, confidence: number) => ({
  heading,
  samples: ['72', '80'],
  confidence,
  proposed: { field, unit: null, currency: null },
});
const columns = [column('SKU', 'sku', 1), column('Tarak eni', 'attribute.reed_width_cm', 0.85)];
const counts = {
  rows: 3,
  new: 1,
  changed: 1,
  unchanged: 0,
  faulty: 1,
  skipped: 0,
  values: 2,
  faults: 1,
  unnamedVariants: 0,
  unnamedIn: 0,
};
const opened = {
  id,
  state: 'mapping',
  fileName: 'looms.csv',
  bytes: 2000,
  by: 'Emre Kaplan',
  keptAs: null,
  createdAt: '2026-11-24T10:00:00Z',
  appliedAt: null,
  undoneAt: null,
  undoUntil: null,
  counts: null,
  written: null,
  undone: null,
  failure: null,
  notes: [],
  mappings: [],
  mayPublish: true,
  table: {
    kind: 'csv',
    source: 'other',
    encoding: 'utf-8',
    delimiter: ',',
    sheet: null,
    sheets: [],
    hiddenSheets: [],
    columns,
    evidence: { point: null, comma: '1.250,50' },
  },
  mapping: {
    columns: columns.map(({ proposed }) => proposed),
    decimalSign: null,
    currency: null,
    category: null,
    publish: false,
    pictures: false,
    removeVariants: false,
  },
  progress: { stage: 'reading', done: 50, total: 100 },
  categories: [{ id: 'weaving', label: 'Machines › Weaving machines' }],
  attributes: [{ key: 'reed_width_cm', label: 'Reed width', unit: 'cm' }],
} satisfies ImportAnswer as ImportAnswer;
const row = (change: Partial<ImportRow>): ImportRow => ({
  at: 0,
  line: 2,
  title: 'RL 190',
  key: 'AM-1',
  outcome: 'changed',
  variants: 0,
  changes: [],
  faults: [],
  notes: [],
  ...change,
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

it('proposes fields with their confidence, and sends what the maker corrected', async () => {
  open();
  const list = within(
    (await screen.findAllByRole('list')).find((it) => within(it).queryByText('Tarak eni')) as HTMLElement,
  );
  expect(list.getByText('85%')).toBeVisible();
  await userEvent.selectOptions(
    screen.getByLabelText(fillIn(en['import.unit-of'], { heading: 'Tarak eni' })),
    'in',
  );
  const fieldOfSku = fillIn(en['import.field-of'], { heading: 'SKU' });
  await userEvent.selectOptions(screen.getByLabelText(fieldOfSku), 'Model');
  await userEvent.selectOptions(screen.getByLabelText(en['import.numbers']), en['import.numbers.comma']);
  expect(screen.getByText(fillIn(en['import.numbers.seen'], { figures: '1.250,50' }))).toBeVisible();
  await userEvent.type(screen.getByLabelText(containing(en['import.keep.name'])), 'ERP');
  await press(en['import.check']);
  expect(await screen.findByRole('progressbar', { name: en['import.stage.reading'] })).toHaveValue(0.5);
  expect(toTop).toHaveBeenCalledWith({ top: 0 });
  const mapped = [
    { field: 'model', unit: null, currency: null },
    { field: 'attribute.reed_width_cm', unit: 'in', currency: null },
  ];
  const mapping = { ...opened.mapping, columns: mapped, decimalSign: ',' };
  expect(sent).toEqual([['check', { mapping, keepAs: 'ERP' }]]);
});

it.each([
  ['', en, '182.88 cm', 'Price'],
  ['/tr', tr, '182,88 cm', 'Fiyat'],
])('shows old and new values %s', async (prefix, words, widthNow, priceField) => {
  answer = { ...opened, state: 'checked', counts: { ...counts, faulty: 0 } };
  const width = { field: 'attribute.reed_width_cm', from: '190', to: '182.88', unit: 'cm', typed: '72 in' };
  const price = { field: 'price.global', from: null, to: 'USD 144700', unit: '', typed: null };
  rows = [row({ changes: [width, price] })];
  open(prefix);
  const [first] = rowsOf(await screen.findByRole('table'));
  const typed = fillIn(words['import.typed'], { typed: '72 in' });
  expect(first?.map((text) => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim())).toEqual([
    'RL 190AM-1',
    fillIn(words['import.row'], { line: 2 }),
    `Reed width, cm${words['import.was']} 190 cm ${widthNow} ${typed}${priceField} $144,700`,
  ]);
});

it('names each wrong cell with a remedy, and writes what is good or nothing', async () => {
  answer = { ...opened, state: 'checked', counts };
  const fault = { code: 'number-ambiguous', line: 3, column: 1, value: '1.250', params: {} } as const;
  rows = [row({ outcome: 'faulty', faults: [fault] })];
  open();
  expect((await screen.findByRole('cell', { name: /^B3/ })).parentElement).toHaveTextContent(
    /1\.250.*can mean a thousand or decimals.*Choose the decimal sign/,
  );
  expect(screen.getByRole('link', { name: en['import.faults-file'] })).toHaveAttribute(
    'href',
    `${endpoint}/faults.xlsx?locale=en`,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: en['import.only-if-all'] }));
  const apply = fillIn(en['import.apply_other'], { count: 2 });
  expect(screen.queryByRole('button', { name: apply })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: en['import.only-if-all'] }));
  await press(apply);
  expect(sent).toEqual([['apply', { onlyIfAll: false }]]);
});

it.each([
  ['', en, 'en'],
  ['/tr', tr, 'tr'],
] as const)(
  'removes unnamed variants only if that is chosen, and counts them first %s',
  async (prefix, words, locale) => {
    open(prefix);
    await userEvent.click(await screen.findByRole('checkbox', { name: words['import.remove-variants'] }));
    await press(words['import.check']);
    const mapping = { ...opened.mapping, removeVariants: true };
    expect(sent).toEqual([['check', { mapping, keepAs: null }]]);
    cleanup();
    const unnamed = { ...counts, faulty: 0, unnamedVariants: 12, unnamedIn: 3 };
    answer = { ...opened, mapping, state: 'checked', counts: unnamed };
    open(prefix);
    expect(await screen.findByText(importUnnamedWords(answer, locale) ?? 'none')).toBeVisible();
  },
);

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
  await press(en['import.undo']);
  expect(sent).toEqual([]);
  await press(en['import.undo-confirm']);
  expect(sent).toEqual([['undo', {}]]);
});

it('says why a move was refused', async () => {
  network.answer(`${endpoint}/check`, () => problemAnswer(409, 'company.not-allowed'));
  open();
  await press(en['import.check']);
  expect(await screen.findByRole('alert')).toHaveTextContent(en['import.failure.standing']);
});

it('has a page for an import that is not there', async () => {
  network.answer(endpoint, () => problemAnswer(404, 'import.not-found'));
  open();
  expect(await screen.findByText(en['import.failure.gone'])).toBeVisible();
});
