import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewestBulkEdit, OwnProductSummary, PreviewedProduct } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import ProductsPage from '../products-page.tsx';

const path = '/api/manufacturer/product-edits';
const product = (id: string, title: string): OwnProductSummary => ({
  ...{ id, title, model: '', sku: null, category: 'Weaving', status: 'published', leadTimeWeeks: 12 },
  image: { light: '/light.svg', dark: '/dark.svg' },
  basePrice: { amount: '100', currency: 'USD' },
  ...{ missing: [], changesWait: false, updatedAt: '2026-09-15T08:00:00Z', datasheets: [] },
});
const products = [product('one', 'RL 190 Dobby'), product('two', 'RL 220 Jacquard')];
const usd = (amount: string) => ({
  low: { amount, currency: 'USD' as const },
  high: { amount, currency: 'USD' as const },
});
const previewed = (id: string, changes: Partial<PreviewedProduct> = {}): PreviewedProduct => ({
  ...{ id, title: products.find((it) => it.id === id)?.title ?? '', sku: null, status: 'published' },
  ...{ refusal: null, points: [], prices: [], leadTime: null, seen: `seen-${id}` },
  ...changes,
});
const priced = previewed('one', {
  prices: [
    { ...{ place: 'global', from: null, until: null, variants: 0 }, before: usd('100'), after: usd('105') },
    { ...{ place: 'TR', from: null, until: null, variants: 3 }, before: usd('80'), after: usd('84') },
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
const selectAll = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
async function changePrices(by: string) {
  await selectAll();
  await userEvent.click(screen.getByRole('button', { name: 'Change prices' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'By' }), `${by}{enter}`);
}

it('offers what may be done once something is selected', async () => {
  page();
  const bar = () => screen.queryByRole('region', { name: 'Selected products' });
  await screen.findByRole('table');
  expect(bar()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select RL 220 Jacquard' }));
  expect(within(bar() ?? document.body).getByText('1 selected')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(bar()).not.toBeInTheDocument();
});

describe('a change of prices', () => {
  it('is shown for each place before it happens, and only what can change is sent', async () => {
    answer(path, () => ({ body: { id: 'edit', products: 1 } }));
    page();
    await changePrices('5');
    const dialog = within(screen.getByRole('dialog'));
    expect(rowsOf(await dialog.findByRole('table', { name: 'Changes' }))).toEqual([
      ['RL 190 Dobby', 'World', '$100', '$105'],
      ['RL 190 Dobby', 'Türkiye, 3 variants', '$80', '$84'],
    ]);
    expect(dialog.getByRole('status')).toHaveTextContent('1 of 2 changes');
    expect(dialog.getByText('RL 220 Jacquard: It has no price.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1 product' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const edit = { kind: 'price-percent', percent: '5' };
    expect(sent.get(`${path}/preview`)).toEqual({ edit, products: ['one', 'two'], locale: 'en' });
    expect(sent.get(path)).toEqual({ edit, products: [{ id: 'one', seen: 'seen-one' }] });
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });

  it.each(['0', 'five', '-3'])('says what is wrong about %s', async (typed) => {
    page();
    await changePrices(typed);
    expect(screen.getByRole('textbox', { name: 'By' })).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Change 0 products' })).toBeDisabled();
  });

  it('lowers by an amount of a currency, and forgets what was shown for other figures', async () => {
    page();
    await changePrices('5');
    await screen.findByRole('table', { name: 'Changes' });
    await userEvent.click(screen.getByRole('radio', { name: 'Lower' }));
    expect(screen.queryByRole('table', { name: 'Changes' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Amount' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR');
    await userEvent.click(screen.getByRole('button', { name: 'Show what happens' }));
    await screen.findByRole('table', { name: 'Changes' });
    expect(sent.get(`${path}/preview`)).toMatchObject({
      edit: { kind: 'price-amount', amount: '-5', currency: 'EUR' },
    });
  });

  it('says that somebody was faster, and keeps the figures', async () => {
    answer(path, () => problemAnswer(409, 'product.draft-moved', 'req-1'));
    page();
    await changePrices('5');
    await userEvent.click(await screen.findByRole('button', { name: 'Change 1 product' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Somebody changed one of these products meanwhile',
    );
    expect(screen.getByRole('textbox', { name: 'By' })).toHaveValue('5');
    expect(screen.getByRole('button', { name: 'Change 0 products' })).toBeDisabled();
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
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(
    await screen.findByText('RL 220 Jacquard: It isn’t complete: The English description is missing'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change 1 product' })).toBeEnabled();
});

it('sets a lead time', async () => {
  answer(`${path}/preview`, () => ({
    body: { products: [previewed('one', { leadTime: { before: 12, after: 8 } })] },
  }));
  page();
  await selectAll();
  await userEvent.click(screen.getByRole('button', { name: 'Set lead time' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Weeks' }), '8{enter}');
  expect(rowsOf(await screen.findByRole('table', { name: 'Changes' }))).toEqual([
    ['RL 190 Dobby', '12 weeks', '8 weeks'],
  ]);
});

describe('undoing', () => {
  const edit: NewestBulkEdit['edit'] = {
    ...{ id: 'edit-1', products: 12, by: 'Emre Kaplan' },
    kind: 'price-percent',
    ...{ at: '2026-11-24T11:00:00Z', until: '2026-11-24T12:00:00Z' },
  };

  it.each([
    ['/manufacturer/products', 'Prices of 12 products changed by Emre Kaplan.', 'Undo'],
    ['/tr/manufacturer/products', '12 ürünün fiyatları değişti (Emre Kaplan).', 'Geri al'],
  ])('is offered at %s as long as it is possible', async (at, text, button) => {
    undoable(edit);
    answer(`${path}/edit-1/undo`, () => ({ body: { undone: 11, kept: 1 } }));
    page(at);
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    undoable(null);
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument());
    expect(sent.get(`${path}/edit-1/undo`)).toEqual({});
  });

  it('says why it failed', async () => {
    undoable(edit);
    answer(`${path}/edit-1/undo`, () => problemAnswer(404, 'product.change-not-found', 'req-9'));
    page();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('req-9');
  });
});
