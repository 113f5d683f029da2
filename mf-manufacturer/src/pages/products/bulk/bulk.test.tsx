import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { NewestBulkEdit, OwnProductSummary, PreviewedProduct } from 'shared-kit/contract/products';
import {
  containing,
  type FakeNetwork,
  fakeNetwork,
  problemAnswer,
  renderInShell,
  rowsOf,
} from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import ProductsPage from '../products-page.tsx';

const path = '/api/manufacturer/product-edits';
const product = (id: string, title: string): OwnProductSummary => ({
  id,
  title,
  model: '',
  sku: null,
  category: 'Weaving',
  status: 'published',
  leadTimeWeeks: 12,
  image: { light: '/light.svg', dark: '/dark.svg' },
  basePrice: { amount: '100', currency: 'USD' },
  missing: [],
  changesWait: false,
  updatedAt: '2026-09-15T08:00:00Z',
  datasheets: [],
});
const products = [product('one', 'RL 190 Dobby'), product('two', 'RL 220 Jacquard')];
const usd = (amount: string) => ({
  low: { amount, currency: 'USD' as const },
  high: { amount, currency: 'USD' as const },
});
const previewed = (id: string, changes: Partial<PreviewedProduct> = {}): PreviewedProduct => ({
  id,
  title: products.find((it) => it.id === id)?.title ?? '',
  sku: null,
  status: 'published',
  refusal: null,
  points: [],
  prices: [],
  leadTime: null,
  seen: `seen-${id}`,
  ...changes,
});
const priced = previewed('one', {
  prices: [
    { place: 'global', from: null, until: null, variants: 0, before: usd('100'), after: usd('105') },
    { place: 'TR', from: null, until: null, variants: 3, before: usd('80'), after: usd('84') },
  ],
});

let network: FakeNetwork;
/** The last body sent to each address. */
const sent = new Map<string, unknown>();
const answer = (at: string, give: () => { body: unknown }) =>
  network.answer(at, (_url, body) => {
    sent.set(at, body);
    return give();
  });
beforeEach(() => {
  sent.clear();
  network = fakeNetwork({});
  network.answer('/api/manufacturer/products', () => ({
    body: { products, next: null, total: 2, found: 2, categories: [] },
  }));
  network.answer('/api/manufacturer/product-figures', () => ({ body: { figures: [] } }));
  undoable(null);
  answer(`${path}/preview`, () => ({
    body: { products: [priced, previewed('two', { refusal: 'no-price' })] },
  }));
});
afterEach(() => network.restore());

const undoable = (edit: NewestBulkEdit['edit']) =>
  network.answer(`${path}/newest`, () => ({ body: { edit } }));
const page = (at = '/manufacturer/products') =>
  renderInShell(<ProductsPage />, {
    path: at,
    messages: { manufacturer: at.startsWith('/tr') ? tr : en, host: { 'page.loading': 'Loading' } },
  });
const because = (product: string, reason: string) => fillIn(en['products.bulk.because'], { product, reason });
const changeOne = fillIn(en['products.bulk.apply_one'], { count: 1 });
const changeNone = fillIn(en['products.bulk.apply_other'], { count: 0 });
const weeks = (count: number) => fillIn(en['products.weeks_other'], { count });
const selectAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: en['products.select-all'] }));
async function changePrices(by: string) {
  await selectAll();
  await userEvent.click(screen.getByRole('button', { name: en['products.bulk.price'] }));
  await userEvent.type(await screen.findByRole('textbox', { name: en['products.bulk.by'] }), `${by}{enter}`);
}

it('offers what may be done once something is selected', async () => {
  page();
  const bar = () => screen.queryByRole('region', { name: en['products.bulk'] });
  await screen.findByRole('table');
  expect(bar()).not.toBeInTheDocument();
  await userEvent.click(
    screen.getByRole('checkbox', { name: fillIn(en['products.select'], { product: 'RL 220 Jacquard' }) }),
  );
  expect(
    within(bar() ?? document.body).getByText(fillIn(en['products.selected_one'], { count: 1 })),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: en['products.bulk.clear'] }));
  expect(bar()).not.toBeInTheDocument();
});

describe('a change of prices', () => {
  it('is shown for each place before it happens, and only what can change is sent', async () => {
    answer(path, () => ({ body: { id: 'edit', products: 1 } }));
    page();
    await changePrices('5');
    const dialog = within(screen.getByRole('dialog'));
    expect(rowsOf(await dialog.findByRole('table', { name: en['products.bulk.changes'] }))).toEqual([
      ['RL 190 Dobby', en['editor.zone.global'], '$100', '$105'],
      ['RL 190 Dobby', `Türkiye, ${fillIn(en['products.bulk.variants_other'], { count: 3 })}`, '$80', '$84'],
    ]);
    expect(dialog.getByRole('status')).toHaveTextContent(
      fillIn(en['products.bulk.changing_one'], { count: 1, all: 2 }),
    );
    expect(dialog.getByText(because('RL 220 Jacquard', en['products.refusal.no-price']))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: changeOne }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const edit = { kind: 'price-percent', percent: '5' };
    expect(sent.get(`${path}/preview`)).toEqual({ edit, products: ['one', 'two'], locale: 'en' });
    expect(sent.get(path)).toEqual({ edit, products: [{ id: 'one', seen: 'seen-one' }] });
    expect(screen.queryByText(fillIn(en['products.selected_other'], { count: 2 }))).not.toBeInTheDocument();
  });

  it.each(['0', 'five', '-3'])('says what is wrong about %s', async (typed) => {
    page();
    await changePrices(typed);
    expect(screen.getByRole('textbox', { name: en['products.bulk.by'] })).toBeInvalid();
    expect(screen.getByRole('button', { name: changeNone })).toBeDisabled();
  });

  it('lowers by an amount of a currency, and forgets what was shown for other figures', async () => {
    page();
    await changePrices('5');
    await screen.findByRole('table', { name: en['products.bulk.changes'] });
    await userEvent.click(screen.getByRole('radio', { name: en['products.bulk.lower'] }));
    expect(screen.queryByRole('table', { name: en['products.bulk.changes'] })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: en['products.bulk.amount'] }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: en['editor.price.currency'] }), 'EUR');
    await userEvent.click(screen.getByRole('button', { name: en['products.bulk.show'] }));
    await screen.findByRole('table', { name: en['products.bulk.changes'] });
    expect(sent.get(`${path}/preview`)).toMatchObject({
      edit: { kind: 'price-amount', amount: '-5', currency: 'EUR' },
    });
  });

  it('says that somebody was faster, and keeps the figures', async () => {
    answer(path, () => problemAnswer(409, 'product.draft-moved', 'req-1'));
    page();
    await changePrices('5');
    await userEvent.click(await screen.findByRole('button', { name: changeOne }));
    expect(await screen.findByRole('alert')).toHaveTextContent(en['products.bulk.moved']);
    expect(screen.getByRole('textbox', { name: en['products.bulk.by'] })).toHaveValue('5');
    expect(screen.getByRole('button', { name: changeNone })).toBeDisabled();
  });
});

it('says at once which products can be published, and what the others lack', async () => {
  answer(`${path}/preview`, () => ({
    body: {
      products: [previewed('one'), previewed('two', { refusal: 'not-complete', points: ['description'] })],
    },
  }));
  page();
  await selectAll();
  await userEvent.click(screen.getByRole('button', { name: en['products.bulk.publish'] }));
  const incomplete = `${en['products.refusal.not-complete']} ${en['editor.point.description_one']}`;
  expect(await screen.findByText(because('RL 220 Jacquard', incomplete))).toBeVisible();
  expect(screen.getByRole('button', { name: changeOne })).toBeEnabled();
});

it('sets a lead time', async () => {
  answer(`${path}/preview`, () => ({
    body: { products: [previewed('one', { leadTime: { before: 12, after: 8 } })] },
  }));
  page();
  await selectAll();
  await userEvent.click(screen.getByRole('button', { name: en['products.bulk.lead-time'] }));
  await userEvent.type(await screen.findByRole('textbox', { name: en['products.bulk.weeks'] }), '8{enter}');
  expect(rowsOf(await screen.findByRole('table', { name: en['products.bulk.changes'] }))).toEqual([
    ['RL 190 Dobby', weeks(12), weeks(8)],
  ]);
});

describe('undoing', () => {
  const edit: NewestBulkEdit['edit'] = {
    id: 'edit-1',
    products: 12,
    by: 'Emre Kaplan',
    kind: 'price-percent',
    at: '2026-11-24T11:00:00Z',
    until: '2026-11-24T12:00:00Z',
  };

  it.each([
    ['/manufacturer/products', en],
    ['/tr/manufacturer/products', tr],
  ])('is offered at %s as long as it is possible', async (at, words) => {
    undoable(edit);
    const what = fillIn(words['products.undo.kind.price-percent_other'], { count: 12 });
    answer(`${path}/edit-1/undo`, () => ({ body: { undone: 11, kept: 1 } }));
    page(at);
    expect(
      await screen.findByText(containing(words['products.undo.text'], { what, by: 'Emre Kaplan' })),
    ).toBeVisible();
    undoable(null);
    await userEvent.click(screen.getByRole('button', { name: words['products.undo'] }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: words['products.undo'] })).not.toBeInTheDocument(),
    );
    expect(sent.get(`${path}/edit-1/undo`)).toEqual({});
  });

  it('says why it failed', async () => {
    undoable(edit);
    answer(`${path}/edit-1/undo`, () => problemAnswer(404, 'product.change-not-found', 'req-9'));
    page();
    await userEvent.click(await screen.findByRole('button', { name: en['products.undo'] }));
    expect(await screen.findByRole('alert')).toHaveTextContent('req-9');
  });
});
