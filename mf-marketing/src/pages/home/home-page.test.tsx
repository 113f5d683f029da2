import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import {
  categoriesAnswer,
  clothAnswer,
  denim,
  emptyCategories,
  figuresAnswer,
} from '../../testing/market.ts';
import HomePage from './home-page.tsx';

let network: FakeNetwork;
const paths = ['/api/market-figures', '/api/categories', '/api/products'] as const;

beforeEach(() => {
  network = fakeNetwork({
    '/api/market-figures': () => ({ body: figuresAnswer }),
    '/api/categories': () => ({ body: categoriesAnswer }),
    '/api/products': () => ({ body: clothAnswer }),
  });
});
afterEach(() => network.restore());

type Options = Partial<Parameters<typeof renderInShell>[1]>;
const rendered = ({ path = '/', ...rest }: Options = {}) =>
  renderInShell(<HomePage />, { path, messages: { marketing: path.startsWith('/tr') ? tr : en }, ...rest });
/** Renders the page and waits for all answers. */
const home = async (options?: Options) => {
  const shown = rendered(options);
  await waitFor(() => {
    expect(text()).not.toContain('\u2007');
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });
  return shown;
};
const address = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const text = () => document.body.textContent ?? '';

describe('the figures', () => {
  it('are those of the market', async () => {
    await home();
    expect(
      await screen.findByText(/^Compare 1,541 machines and 8,540 textiles from 640 verified makers\./),
    ).toBeVisible();
    expect(screen.getByText('verified makers in 23 countries').nextSibling).toHaveTextContent('640');
    expect(screen.getByText('products ready to ship within 4 weeks').nextSibling).toHaveTextContent('1,207');
    expect(screen.getByText('verified banks and lessors').nextSibling).toHaveTextContent('14');
    expect(address(/^Weaving machines 214$/)).toBe('/shop?category=weaving');
    expect(address('All 1,541 machines')).toBe('/shop?category=machinery');
    expect(address('All 8,012 fabrics')).toBe('/shop?category=fabric');
  });

  it('beside the loom are those of looms on sale, and only those that some loom states', async () => {
    await home();
    expect(screen.getByText('2,688 to 12,288 hooks')).toBeVisible();
    expect(screen.getByText('190 cm')).toBeVisible();
    expect(screen.queryByText('Weft selector')).toBeNull();
  });

  it('are not boasted of where there are none', async () => {
    network.answer('/api/market-figures', () => ({
      body: { ...figuresAnswer, makers: 1, countries: 1, readySoon: 0, banks: 0 },
    }));
    network.answer('/api/categories', () => ({ body: emptyCategories }));
    await home();
    expect(screen.getByText(en['home.lede'])).toBeVisible();
    expect(screen.queryByText(/^Compare \S+ machines/)).toBeNull();
    expect(screen.queryByText('verified banks and lessors')).toBeNull();
    expect(screen.getByRole('link', { name: 'Weaving machines' })).toBeVisible();
    expect(text()).not.toMatch(/\b0\b/);
  });

  it('leave their places free while they are on their way', () => {
    for (const path of paths) network.answer(path, () => new Promise(() => {}));
    rendered();
    expect(text()).toMatch(/Compare \u2007+ machines/);
    expect(text()).not.toMatch(/\d+ (hooks|cm)/);
  });
});

describe('cloth', () => {
  it('shows what it is, its price and the way to it', async () => {
    await home();
    const link = within(screen.getByRole('link', { name: /^Indigo denim 12.5 oz/ }));
    expect(link.getByText('3/1 twill, 423.5 g/m²')).toBeVisible();
    expect(link.getByText('$4.85')).toBeVisible();
    expect(link.getByText('/ m')).toBeVisible();
    expect(address(/^Indigo denim 12.5 oz/)).toBe(`/shop/${denim.id}`);
    expect(Object.fromEntries(network.last('/api/products').searchParams)).toEqual({
      category: 'fabric',
      limit: '8',
      locale: 'en',
      currency: 'USD',
    });
  });

  it('without a price is asked for', async () => {
    network.answer('/api/products', () => ({ body: { ...clothAnswer, items: [{ ...denim, price: null }] } }));
    await home();
    expect(screen.getByText('Price on request')).toBeVisible();
  });
});

describe('without answers', () => {
  it.each([
    ['all fail', paths],
    ['one fails', paths.slice(1, 2)],
  ])('the page stands whole when %s', async (_what, failing) => {
    for (const path of failing) network.answer(path, () => problemAnswer(503, 'internal'));
    await home();
    expect(screen.getByText(en['home.lede'])).toBeVisible();
    expect(address('Weaving machines')).toBe('/shop?category=weaving');
    expect(address('All machines')).toBe('/shop?category=machinery');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en['home.title']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cloth that fails leaves no gap behind', async () => {
    network.answer('/api/products', () => problemAnswer(503, 'internal'));
    await home();
    expect(screen.queryByRole('heading', { name: 'Cloth from the makers' })).toBeNull();
  });

  it('a closed market is not asked for what visitors may not see', async () => {
    await home({ config: { fullMode: false } });
    expect(screen.getByText('verified banks and lessors')).toBeVisible();
    expect(screen.getByText(en['home.lede'])).toBeVisible();
    expect(network.asked).toEqual(['/api/market-figures']);
  });

  it('a closed market shows itself to whoever is signed in', async () => {
    await home({ config: { fullMode: false }, session: testSession });
    expect(screen.getByText('$4.85')).toBeVisible();
  });
});

describe('the search', () => {
  it.each([
    ['/', 'Search', ' rapier & 190 cm ', '/shop?q=rapier%20%26%20190%20cm'],
    ['/tr', 'Ara', 'çözgü', '/tr/shop?q=%C3%A7%C3%B6zg%C3%BC'],
    ['/', 'Search', ' ', '/shop'],
  ])('on %s leads to the shop: %s %j', async (path, button, words, target) => {
    const { address: shown } = await home({ path });
    await userEvent.type(screen.getByRole('searchbox'), words);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(shown()).toBe(target);
  });

  it.each([
    ['/', '8-chamber stenter', '/shop?q=8-chamber%20stenter'],
    ['/tr', '8 kabinli ram', '/tr/shop?q=8%20kabinli%20ram'],
  ])('on %s has examples', async (path, words, target) => {
    await home({ path });
    expect(address(words)).toBe(target);
  });
});

it('is Turkish throughout on its Turkish address', async () => {
  await home({ path: '/tr' });
  expect(
    await screen.findByText(/^640 doğrulanmış üreticinin 1\.541 makinesini ve 8\.540 tekstil ürününü/),
  ).toBeVisible();
  expect(screen.getByText('2.688–12.288 platin')).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(18);
  expect(
    links.filter(
      (link) => !/^\/tr\/(shop|register|retailer|financing|(textile|machinery)-manufacturer)\b/.test(link),
    ),
  ).toEqual([]);
});
