import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComparedProduct, ComparisonAnswer } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
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
    expect(scaled).toHaveTextContent('5.6 × 2.36 m');
    expect(unsized).toHaveTextContent('size not stated');
    // In the table's corner, and below it for narrow screens: style sheets show one of them.
    expect(screen.getAllByText(/The outlines stand at one scale/)).toHaveLength(2);
  });

  it('claim no scale where too few sizes are stated', async () => {
    compare();
    await screen.findAllByRole('columnheader');
    expect(screen.queryByText(/one scale/)).not.toBeInTheDocument();
    expect(screen.queryByText('size not stated')).not.toBeInTheDocument();
  });
});

describe('the table', () => {
  it('heads columns with products, rows with facts and marks the best value', async () => {
    compare();
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare 2 machines' })).toBeVisible();
    const [, ...heads] = screen.getAllByRole('columnheader');
    const table = screen.getByRole('table', { name: 'Products side by side' });
    expect(within(table).getByRole('link', { name: 'Pike 220 J' })).toHaveAttribute(
      'href',
      `/shop/${otherId}`,
    );
    expect(heads).toHaveLength(1);
    const [fast, slow] = await cellsOf('Speed');
    expect(fast).toHaveTextContent('1,050 rpm');
    expect(within(fast as HTMLElement).getByRole('img', { name: 'best value' })).toBeVisible();
    expect(slow).toHaveTextContent('430 rpm');
    expect(within(slow as HTMLElement).queryByRole('img')).toBeNull();
  });

  it('says what is not stated, and marks nothing against it', async () => {
    compare();
    const [unstated, stated] = await cellsOf('Noise');
    expect(unstated).toHaveTextContent(/^not stated$/);
    expect(within(stated as HTMLElement).queryByRole('img')).toBeNull();
  });

  it('shows whose price it is and the contract price behind a converted one', async () => {
    compare();
    const [plain, approximate] = await cellsOf('Price');
    expect(plain).toHaveTextContent(/\$141,200Base price/);
    expect(approximate).toHaveTextContent(/about.*\$141,200\.44.*Contract price €128,000.*Price for Europe/);
  });

  it('asks once, in the language of its address', async () => {
    compare(undefined, '/tr');
    expect(await screen.findByRole('heading', { level: 1, name: '2 makineyi karşılaştırın' })).toBeVisible();
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
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Differences only' }));
    expect(address()).toBe(`/product-comparison?products=${loomId},${otherId}&differences=1`);
    expect(rowNames()).toEqual(['Price', 'Order and delivery', 'Lead time', 'Process', 'Speed', 'Noise']);
  });

  it('takes a product out of the address', async () => {
    const { address } = compare(`?products=${loomId},${otherId}&differences=1`);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove RL 190 Dobby' }));
    expect(address()).toBe(`/product-comparison?products=${otherId}&differences=1`);
  });
});

describe('a comparison that is not possible', () => {
  it.each([
    [
      'a withdrawn product',
      { products: [first], missing: [otherId] },
      /One product of this address is not on offer/,
    ],
    ['unlike categories', { alike: false }, /different categories: Weaving machines/],
    ['a single product', { products: [first] }, /One product is no comparison yet/],
  ])('says so of %s', async (_case, change, words) => {
    answers(change);
    compare();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('says so when nothing differs', async () => {
    answers({ products: [first, { ...first, id: otherId }], specification: [] });
    compare(`?products=${loomId},${otherId}&differences=1`);
    expect(await screen.findByText('In everything that is stated, these products are alike.')).toBeVisible();
  });

  it.each([
    ['an address without products', '', 'Nothing to compare yet'],
    ['an address of nonsense', '?products=loom', 'None of these products is on offer'],
  ])('asks nothing for %s', async (_case, search, title) => {
    compare(search);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(network.asked).not.toContain(endpoint);
  });

  it('offers what this browser keeps chosen', async () => {
    const kept = [loomId, otherId].map((id) => ({ id, title: 'Loom', department: null }));
    localStorage.setItem('tezgah-comparison', JSON.stringify(kept));
    compare('');
    expect(await screen.findByRole('link', { name: 'Compare what you chose' })).toHaveAttribute(
      'href',
      `/product-comparison?products=${loomId},${otherId}`,
    );
  });

  it('says when all of them are gone', async () => {
    answers({ products: [], missing: [loomId, otherId], specification: [] });
    compare();
    expect(await screen.findByRole('heading', { name: 'None of these products is on offer' })).toBeVisible();
  });

  it('asks to sign in when the session has ended', async () => {
    network.answer(endpoint, () => problemAnswer(401, 'auth.signed-out'));
    compare();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in to compare' })).toBeVisible();
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
