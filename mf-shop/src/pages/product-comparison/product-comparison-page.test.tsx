import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComparedProduct, ComparisonAnswer } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import { termsOf } from 'shared-kit/contract/products';
import {
  containing,
  type FakeNetwork,
  fakeNetwork,
  problemAnswer,
  renderInShell,
  testSession,
} from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { loomId } from '../../testing/catalogue.ts';
import { comparison as answer, first, otherId, second } from '../../testing/comparison.ts';
import ProductComparisonPage from './product-comparison-page.tsx';

const endpoint = '/api/products/comparison';
let network: FakeNetwork;
beforeEach(() => {
  localStorage.clear();
  network = fakeNetwork({ [endpoint]: () => ({ body: answer }) });
});
afterEach(() => network.restore());

const compare = (search = `?products=${loomId},${otherId}`, locale = '') =>
  renderInShell(<ProductComparisonPage />, {
    path: `${locale}/product-comparison${search}`,
    session: testSession,
    messages: { shop: locale ? tr : en },
  });
const answers = (change: Partial<ComparisonAnswer>) =>
  network.answer(endpoint, () => ({ body: { ...answer, ...change } }));
const cellsOf = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr');
  return within(row as HTMLElement).getAllByRole('cell');
};
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the drawings', () => {
  const sized = (product: ComparedProduct, length_mm: number, height_mm?: number): ComparedProduct => ({
    ...product,
    drawing: {
      category: 'weaving',
      attributes: { reed_width_cm: 190, length_mm, ...(height_mm && { height_mm }) },
    },
  });
  const third = { ...first, id: loomId.replace(/1$/, '3'), title: 'Aeris' };

  it('stand at one scale, with the sizes that makers state', async () => {
    answers({ products: [sized(first, 5600, 2360), sized(second, 5060, 4350), sized(third, 4680)] });
    compare();
    const [scaled, , unsized] = await screen.findAllByRole('columnheader');
    expect(scaled).toHaveTextContent(fillIn(en['compare.size'], { width: '5.6', height: '2.36' }));
    expect(unsized).toHaveTextContent(en['compare.size-unstated']);
    // In the table's corner, and below it for narrow screens: style sheets show one of them.
    expect(screen.getAllByText(containing(en['compare.to-scale']))).toHaveLength(2);
  });

  it('claim no scale where too few sizes are stated', async () => {
    compare();
    await screen.findAllByRole('columnheader');
    expect(screen.queryByText(containing(en['compare.to-scale']))).not.toBeInTheDocument();
    expect(screen.queryByText(en['compare.size-unstated'])).not.toBeInTheDocument();
  });
});

describe('the table', () => {
  it('heads columns with products, rows with facts and marks the best value', async () => {
    compare();
    const name = fillIn(en['compare.title-machinery_other'], { count: 2 });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    const [, ...heads] = screen.getAllByRole('columnheader');
    const table = screen.getByRole('table', { name: en['compare.table'] });
    expect(within(table).getByRole('link', { name: 'Pike 220 J' })).toHaveAttribute(
      'href',
      `/shop/${otherId}`,
    );
    expect(heads).toHaveLength(1);
    const [fast, slow] = await cellsOf('Speed');
    expect(fast).toHaveTextContent('1,050 rpm');
    expect(within(fast as HTMLElement).getByRole('img', { name: en['compare.best'] })).toBeVisible();
    expect(slow).toHaveTextContent('430 rpm');
    expect(within(slow as HTMLElement).queryByRole('img')).toBeNull();
  });

  it('says what is not stated, and marks nothing against it', async () => {
    compare();
    const [unstated, stated] = await cellsOf('Noise');
    expect(unstated?.textContent).toBe(en['compare.not-stated']);
    expect(within(stated as HTMLElement).queryByRole('img')).toBeNull();
  });

  it('shows whose price it is and the contract price behind a converted one', async () => {
    compare();
    const [plain, approximate] = await cellsOf(en['compare.price']);
    expect(plain).toHaveTextContent(`$141,200${en['price.base-short']}`);
    const contract = fillIn(en['price.contract'], { amount: '€128,000' });
    const place = fillIn(en['price.place-short'], { place: en['region.europe'] });
    expect(approximate).toHaveTextContent(`${en['price.about']} $141,200${contract}${place}`);
  });

  it('asks once, in the language of its address', async () => {
    compare(undefined, '/tr');
    const name = fillIn(tr['compare.title-machinery_other'], { count: 2 });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(Object.fromEntries(network.last(endpoint).searchParams)).toEqual({
      ids: `${loomId},${otherId}`,
      locale: 'tr',
      currency: 'USD',
    });
  });
});

describe('changing it', () => {
  it('hides equal rows, and keeps that choice in the address', async () => {
    const { address } = compare();
    await userEvent.click(await screen.findByRole('checkbox', { name: en['compare.differences'] }));
    expect(address()).toBe(`/product-comparison?products=${loomId},${otherId}&differences=1`);
    expect(rowNames()).toEqual([
      en['compare.price'],
      en['compare.terms'],
      termsOf(first, 'en')[0]?.label,
      en['specification.process'],
      'Speed',
      'Noise',
    ]);
  });

  it('takes a product out of the address', async () => {
    const { address } = compare(`?products=${loomId},${otherId}&differences=1`);
    const name = fillIn(en['compare.remove'], { product: 'RL 190 Dobby' });
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(address()).toBe(`/product-comparison?products=${otherId}&differences=1`);
  });
});

describe('a comparison that is not possible', () => {
  it.each([
    ['a withdrawn product', { products: [first], missing: [otherId] }, en['compare.missing_one']],
    [
      'unlike categories',
      { alike: false },
      containing(en['compare.unlike'], { categories: 'Weaving machines' }),
    ],
    ['a single product', { products: [first] }, en['compare.one']],
  ])('says so of %s', async (_case, change, words) => {
    answers(change);
    compare();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('says so when nothing differs', async () => {
    answers({ products: [first, { ...first, id: otherId }], specification: [] });
    compare(`?products=${loomId},${otherId}&differences=1`);
    expect(await screen.findByText(en['compare.no-differences'])).toBeVisible();
  });

  it.each([
    ['an address without products', '', en['compare.empty']],
    ['an address of nonsense', '?products=loom', en['compare.missing-all']],
  ])('asks nothing for %s', async (_case, search, title) => {
    compare(search);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(network.asked).not.toContain(endpoint);
  });

  it('offers what this browser keeps chosen', async () => {
    const kept = [loomId, otherId].map((id) => ({ id, title: 'Loom', department: null }));
    localStorage.setItem('tezgah-comparison', JSON.stringify(kept));
    compare('');
    expect(await screen.findByRole('link', { name: en['compare.empty-chosen'] })).toHaveAttribute(
      'href',
      `/product-comparison?products=${loomId},${otherId}`,
    );
  });

  it('says when all of them are gone', async () => {
    answers({ products: [], missing: [loomId, otherId], specification: [] });
    compare();
    expect(await screen.findByRole('heading', { name: en['compare.missing-all'] })).toBeVisible();
  });

  it('asks to sign in when the session has ended', async () => {
    network.answer(endpoint, () => problemAnswer(401, 'auth.signed-out'));
    compare();
    expect(await screen.findByRole('heading', { level: 1, name: en['compare.signed-out'] })).toBeVisible();
  });

  it('tries again after a failure', async () => {
    network.answer(endpoint, () => problemAnswer(503, 'server.not-ready'));
    compare();
    const retry = await screen.findByRole('button', { name: 'error.retry' });
    network.answer(endpoint, () => ({ body: answer }));
    await userEvent.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
