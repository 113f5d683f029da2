import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type OwnProductsAnswer, productStatuses } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import ProductsPage from './products-page.tsx';

type Product = OwnProductsAnswer['products'][number];
const endpoint = '/api/manufacturer/products';
const product: Product = {
  id: '018f4d2e-0000-7000-8000-000000000001',
  title: 'RL 190 Dobby',
  model: 'RL 190 D-8',
  category: 'Weaving machines',
  status: 'published',
  basePrice: { amount: '78500', currency: 'USD' },
  updatedAt: '2026-09-15T08:00:00Z',
  datasheets: [],
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
  answers({});
});
afterEach(() => network.restore());

const answers = (change: Partial<OwnProductsAnswer>) =>
  network.answer(endpoint, () => ({ body: { products: [product], next: null, total: 1, ...change } }));
/** What the shell brings. */
const host = (isTurkish: boolean) => ({
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'page.loading': 'Loading',
  'list.pages': isTurkish ? 'Liste sayfaları' : 'Pages of the list',
  'list.first-page': isTurkish ? 'İlk sayfa' : 'First page',
  'list.next-page': isTurkish ? 'Sonraki sayfa' : 'Next page',
});
const page = (path = '/manufacturer/products') => {
  const isTurkish = path.startsWith('/tr');
  return renderInShell(<ProductsPage />, {
    path,
    messages: { manufacturer: isTurkish ? tr : en, host: host(isTurkish) },
  });
};
const rows = async () => rowsOf(await screen.findByRole('table'));
const asked = () => Object.fromEntries(network.last(endpoint).searchParams);

describe('the list', () => {
  it.each([
    ['/manufacturer/products', en, 'en', '1 product', '15 Sept 2026', 'Published'],
    ['/tr/manufacturer/products', tr, 'tr', '1 ürün', '15 Eyl 2026', 'Yayında'],
  ])('at %s has what the company sells', async (path, words, locale, count, day, status) => {
    page(path);
    const title = words['products.title'];
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('table', { name: title })).toBeVisible();
    expect(await rows()).toEqual([
      ['RL 190 Dobby', 'RL 190 D-8', 'Weaving machines', '$78,500', day, status, words['datasheets.add']],
    ]);
    expect(screen.getByText(count)).toBeVisible();
    expect(asked()).toEqual({ locale });
    expect(screen.getByRole('link', { name: 'RL 190 Dobby' })).toHaveAttribute(
      'href',
      `${path}/${product.id}`,
    );
  });

  it('says that a price is on request', async () => {
    answers({ products: [{ ...product, basePrice: null }] });
    page();
    expect(await screen.findByRole('cell', { name: 'On request' })).toBeVisible();
  });

  it.each(productStatuses)('leads from a %s product to its editor', async (status) => {
    answers({ products: [{ ...product, status }] });
    page();
    expect(await screen.findByRole('link', { name: 'RL 190 Dobby' })).toHaveAttribute(
      'href',
      `/manufacturer/products/${product.id}`,
    );
  });

  it.each(productStatuses)('has words for %s in both languages', async (status) => {
    answers({ products: [{ ...product, status }] });
    const english = page();
    expect((await rows())[0]).toContain(en[`products.status.${status}`]);
    english.unmount();
    page('/tr/manufacturer/products');
    expect((await rows())[0]).toContain(tr[`products.status.${status}`]);
  });
});

describe('the pages of the list', () => {
  const steps = () => within(screen.getByRole('navigation', { name: 'Pages of the list' }));

  it('are not offered where there is one', async () => {
    page();
    await rows();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('follow one another by address, and lead back to the first', async () => {
    network.answer(endpoint, ({ searchParams }) => {
      const isSecond = searchParams.get('cursor') === 'a+b/c=';
      const title = isSecond ? 'RL 220 Jacquard' : 'RL 190 Dobby';
      return {
        body: { products: [{ ...product, title }], next: isSecond ? null : 'a+b/c=', total: 2 },
      };
    });
    const { address } = page('/tr/manufacturer/products');
    const pager = within(await screen.findByRole('navigation', { name: 'Liste sayfaları' }));
    expect(pager.queryByRole('link', { name: 'İlk sayfa' })).not.toBeInTheDocument();
    await userEvent.click(pager.getByRole('link', { name: 'Sonraki sayfa' }));
    expect(await screen.findByRole('link', { name: 'RL 220 Jacquard' })).toBeVisible();
    expect(address()).toBe('/tr/manufacturer/products?cursor=a%2Bb%2Fc%3D');
    expect(asked()).toEqual({ locale: 'tr', cursor: 'a+b/c=' });
    expect(screen.getByText('2 ürün')).toBeVisible();

    expect(screen.queryByRole('link', { name: 'Sonraki sayfa' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'İlk sayfa' }));
    expect(await screen.findByRole('link', { name: 'RL 190 Dobby' })).toBeVisible();
    expect(address()).toBe('/tr/manufacturer/products');
  });

  it('offer the way back on a page after the last', async () => {
    answers({ products: [], next: null, total: 3 });
    page('/manufacturer/products?cursor=late');
    expect(await screen.findByText('3 products')).toBeVisible();
    expect(steps().getByRole('link', { name: 'First page' })).toHaveAttribute(
      'href',
      '/manufacturer/products',
    );
  });
});

it.each([
  ['/manufacturer/products', 'No products yet'],
  ['/tr/manufacturer/products', 'Henüz ürün yok'],
])('at %s says that nothing is sold yet', async (path, title) => {
  answers({ products: [], total: 0 });
  page(path);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('tells that it is loading', async () => {
  const answer = Promise.withResolvers<{ body: OwnProductsAnswer }>();
  network.answer(endpoint, () => answer.promise);
  page();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  answer.resolve({ body: { products: [product], next: null, total: 1 } });
  expect(await screen.findByRole('table')).toBeVisible();
});

it('tells of a failure with its reference, and tries again', async () => {
  network.answer(endpoint, () => problemAnswer(400, 'cursor.invalid', 'req-7f3a'));
  page('/manufacturer/products?cursor=%00');
  expect(await screen.findByRole('alert')).toHaveTextContent('Reference req-7f3a');
  answers({});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
