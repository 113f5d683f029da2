import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import {
  type OwnProductSummary,
  type OwnProductsAnswer,
  productStatuses,
} from 'shared-kit/contract/products';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import ProductsPage from './products-page.tsx';

const endpoint = '/api/manufacturer/products';
const product: OwnProductSummary = {
  id: '018f4d2e-0000-7000-8000-000000000001',
  title: 'RL 190 Dobby',
  model: 'RL 190 D-8',
  sku: 'AM-RL190',
  category: 'Weaving machines',
  status: 'published',
  image: { light: '/drawing-light.svg', dark: '/drawing-dark.svg' },
  leadTimeWeeks: 22,
  missing: ['hs-code', 'picture'],
  changesWait: false,
  basePrice: { amount: '78500', currency: 'USD' },
  updatedAt: '2026-09-15T08:00:00Z',
  datasheets: [],
};

const categories = [{ id: 'weaving', name: 'Weaving machines', products: 1 }];
const whole: OwnProductsAnswer = { products: [product], next: null, total: 1, found: 1, categories };

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
  network.answer('/api/manufacturer/product-figures', () => ({
    body: { figures: [{ id: product.id, views: 1284, requests: 31 }] },
  }));
  network.answer('/api/manufacturer/product-edits/newest', () => ({ body: { edit: null } }));
  answers({});
});
afterEach(() => network.restore());

const answers = (change: Partial<OwnProductsAnswer>) =>
  network.answer(endpoint, () => ({ body: { ...whole, ...change } }));
/** What the shell brings. */
const host = (isTurkish: boolean) => ({
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'error.retry': 'Retry',
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
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const asked = () => Object.fromEntries(network.last(endpoint).searchParams);

describe('the list', () => {
  it.each([
    ['/manufacturer/products', en, 'en', '15 Sept 2026'],
    ['/tr/manufacturer/products', tr, 'tr', '15 Eyl 2026'],
  ])('at %s has what the company sells', async (path, words, locale, day) => {
    page(path);
    const title = words['products.title'];
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('table', { name: title })).toBeVisible();
    const [views, requests] = [words['products.column.views'], words['products.column.requests']];
    await screen.findByRole('cell', { name: `${views}: 1284` });
    const changed = fillIn(words['products.changed'], { day });
    const name = `RL 190 DobbyRL 190 D-8 · AM-RL190 · ${changed}`;
    const weeks = fillIn(words['products.weeks_other'], { count: 22 });
    const status = words['products.status.published'];
    const figures = ['$78,500', weeks, `${views}: 1284`, `${requests}: 31`];
    const rest = [
      `${words['products.missing.hs-code']}, ${words['products.missing.picture']}`,
      words['datasheets.add'],
    ];
    const select = fillIn(words['products.select'], { product: product.title });
    expect(await rows()).toEqual([[select, name, 'Weaving machines', status, ...figures, ...rest]]);
    expect(screen.getByText(fillIn(words['products.count_one'], { count: 1 }))).toBeVisible();
    expect(asked()).toEqual({ locale });
    expect(screen.getByRole('link', { name: 'RL 190 Dobby' })).toHaveAttribute(
      'href',
      `${path}/${product.id}`,
    );
  });

  it('says that a price is on request', async () => {
    answers({ products: [{ ...product, basePrice: null }] });
    page();
    expect(await screen.findByRole('cell', { name: en['products.on-request'] })).toBeVisible();
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

describe('what is asked for', () => {
  it('stands in the address, and begins at the first page', async () => {
    const { address } = page('/manufacturer/products?cursor=abc');
    await rows();
    await userEvent.click(screen.getByRole('radio', { name: en['products.status.draft'] }));
    const weaving = fillIn(en['products.category-count'], { name: 'Weaving machines', count: 1 });
    await choose(en['products.column.category'], weaving);
    await choose(en['products.column.missing'], en['products.missing.hs-code']);
    await choose(en['products.sort'], en['products.sort.name']);
    await userEvent.type(screen.getByRole('searchbox'), ' loom {enter}');
    const chosen = 'status=draft&category=weaving&missing=hs-code&sort=name';
    expect(address()).toBe(`/manufacturer/products?q=loom&${chosen}`);
    await screen.findByRole('table');
    expect(asked()).toEqual({
      locale: 'en',
      q: 'loom',
      status: 'draft',
      category: 'weaving',
      missing: 'hs-code',
      sort: 'name',
    });
  });

  it('is read from a link, of which unknown things are left out', async () => {
    page('/tr/manufacturer/products?q=tezgah&status=archived&missing=love&sort=price');
    await rows();
    expect(screen.getByRole('radio', { name: tr['products.status.archived'] })).toBeChecked();
    expect(screen.getByRole('searchbox')).toHaveValue('tezgah');
    expect(asked()).toEqual({ locale: 'tr', q: 'tezgah', status: 'archived' });
  });

  it('may fit no product, and is cleared', async () => {
    answers({ products: [], found: 0 });
    const { address } = page('/manufacturer/products?status=archived&sort=sku');
    await userEvent.click(await screen.findByRole('button', { name: en['products.none-found.action'] }));
    expect(address()).toBe('/manufacturer/products?sort=sku');
  });
});

it('shows nothing counted as zero, and what isn’t known yet as nothing', async () => {
  const counted = Promise.withResolvers<{ body: { figures: never[] } }>();
  network.answer('/api/manufacturer/product-figures', () => counted.promise);
  page();
  expect((await rows())[0]?.slice(6, 8)).toEqual(['', '']);
  counted.resolve({ body: { figures: [] } });
  await waitFor(async () =>
    expect((await rows())[0]?.slice(6, 8)).toEqual([
      expect.stringMatching(/: 0$/),
      expect.stringMatching(/: 0$/),
    ]),
  );
});

it('says of a public product that changes wait', async () => {
  answers({ products: [{ ...product, changesWait: true, missing: [] }] });
  page();
  expect((await rows())[0]).toContain(`${en['products.status.published']}${en['products.changes-wait']}`);
});

describe('the pages of the list', () => {
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
        body: { ...whole, products: [{ ...product, title }], next: isSecond ? null : 'a+b/c=', found: 2 },
      };
    });
    const { address } = page('/tr/manufacturer/products');
    const pager = within(await screen.findByRole('navigation', { name: 'Liste sayfaları' }));
    expect(pager.queryByRole('link', { name: 'İlk sayfa' })).not.toBeInTheDocument();
    await userEvent.click(pager.getByRole('link', { name: 'Sonraki sayfa' }));
    expect(await screen.findByRole('link', { name: 'RL 220 Jacquard' })).toBeVisible();
    expect(address()).toBe('/tr/manufacturer/products?cursor=a%2Bb%2Fc%3D');
    expect(asked()).toEqual({ locale: 'tr', cursor: 'a+b/c=' });
    expect(screen.getByText(fillIn(tr['products.count_other'], { count: 2 }))).toBeVisible();

    expect(screen.queryByRole('link', { name: 'Sonraki sayfa' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'İlk sayfa' }));
    expect(await screen.findByRole('link', { name: 'RL 190 Dobby' })).toBeVisible();
    expect(address()).toBe('/tr/manufacturer/products');
  });

  it('offer the way back on a page after the last', async () => {
    answers({ products: [], next: null, total: 3 });
    const shown = page('/manufacturer/products?cursor=late');
    const { address } = shown;
    await userEvent.click(await screen.findByRole('button', { name: en['products.none-found.action'] }));
    expect(address()).toBe('/manufacturer/products');
  });
});

it.each([
  ['/manufacturer/products', en['products.empty.title']],
  ['/tr/manufacturer/products', tr['products.empty.title']],
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
  answer.resolve({ body: whole });
  expect(await screen.findByRole('table')).toBeVisible();
});

it('tells of a failure with its reference, and tries again', async () => {
  network.answer(endpoint, () => problemAnswer(400, 'cursor.invalid', 'req-7f3a'));
  page('/manufacturer/products?cursor=%00');
  expect(await screen.findByRole('alert')).toHaveTextContent('Reference req-7f3a');
  answers({});
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
