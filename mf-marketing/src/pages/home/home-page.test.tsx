import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import {
  containing,
  type FakeNetwork,
  fakeNetwork,
  problemAnswer,
  renderInShell,
  testSession,
} from 'shared-kit/testing';
import { noFigureYet } from '../../market/use-market.ts';
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
const hooks = (words: typeof en, from: string, to: string) =>
  fillIn(words['loom.figure.hooks'], { span: fillIn(words['loom.span'], { from, to }) });

describe('the figures', () => {
  it('are those of the market', async () => {
    await home();
    const counted = { machines: '1,541', textiles: '8,540', makers: '640' };
    expect(await screen.findByText(fillIn(en['home.lede-counted'], counted))).toBeVisible();
    const figure = (label: string) => screen.getByText(label).nextSibling;
    expect(figure(fillIn(en['figures.makers_other'], { countries: 23 }))).toHaveTextContent('640');
    expect(figure(fillIn(en['figures.soon'], { weeks: 4 }))).toHaveTextContent('1,207');
    expect(figure(en['figures.banks'])).toHaveTextContent('14');
    expect(address(`${en['process.weaving']} 214`)).toBe('/shop?category=weaving');
    const all = { machines: en['processes.all-counted'], fabrics: en['cloth.all-counted'] };
    expect(address(fillIn(all.machines, { number: '1,541' }))).toBe('/shop?category=machinery');
    expect(address(fillIn(all.fabrics, { number: '8,012' }))).toBe('/shop?category=fabric');
  });

  it('beside the loom are those of looms on sale, and only those that some loom states', async () => {
    await home();
    expect(screen.getByText(hooks(en, '2,688', '12,288'))).toBeVisible();
    expect(screen.getByText(fillIn(en['loom.figure.width'], { span: 190 }))).toBeVisible();
    expect(screen.queryByText(en['loom.part.weft'])).toBeNull();
  });

  it('are not boasted of where there are none', async () => {
    network.answer('/api/market-figures', () => ({
      body: { ...figuresAnswer, makers: 1, countries: 1, readySoon: 0, banks: 0 },
    }));
    network.answer('/api/categories', () => ({ body: emptyCategories }));
    await home();
    expect(screen.getByText(en['home.lede'])).toBeVisible();
    expect(screen.queryByText(containing(en['home.lede-counted']))).toBeNull();
    expect(screen.queryByText(en['figures.banks'])).toBeNull();
    expect(screen.getByRole('link', { name: en['process.weaving'] })).toBeVisible();
    expect(text()).not.toMatch(/\b0\b/);
  });

  it('leave their places free while they are on their way', () => {
    for (const path of paths) network.answer(path, () => new Promise(() => {}));
    rendered();
    const counted = { machines: noFigureYet, textiles: noFigureYet, makers: noFigureYet };
    expect(text()).toContain(fillIn(en['home.lede-counted'], counted));
    for (const figure of ['hooks', 'width'] as const)
      expect(text()).not.toMatch(containing(en[`loom.figure.${figure}`]));
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
    expect(screen.getByText(en['price.on-request'])).toBeVisible();
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
    expect(address(en['process.weaving'])).toBe('/shop?category=weaving');
    expect(address(en['processes.all'])).toBe('/shop?category=machinery');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en['home.title']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cloth that fails leaves no gap behind', async () => {
    network.answer('/api/products', () => problemAnswer(503, 'internal'));
    await home();
    expect(screen.queryByRole('heading', { name: en['cloth.title'] })).toBeNull();
  });

  it('a closed market is not asked for what visitors may not see', async () => {
    await home({ config: { fullMode: false } });
    expect(screen.getByText(en['figures.banks'])).toBeVisible();
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
    ['/', en, ' rapier & 190 cm ', '/shop?q=rapier%20%26%20190%20cm'],
    ['/tr', tr, 'çözgü', '/tr/shop?q=%C3%A7%C3%B6zg%C3%BC'],
    ['/', en, ' ', '/shop'],
  ])('on %s leads to the shop with what was typed', async (path, words, typed, target) => {
    const { address: shown } = await home({ path });
    await userEvent.type(screen.getByRole('searchbox'), typed);
    await userEvent.click(screen.getByRole('button', { name: words['search.submit'] }));
    expect(shown()).toBe(target);
  });

  it.each([
    ['/', en, '/shop'],
    ['/tr', tr, '/tr/shop'],
  ])('on %s has examples', async (path, words, shop) => {
    await home({ path });
    const stenter = words['search.example.stenter'];
    expect(address(stenter)).toBe(`${shop}?q=${encodeURIComponent(stenter)}`);
  });
});

it('is Turkish throughout on its Turkish address', async () => {
  await home({ path: '/tr' });
  const counted = { machines: '1.541', textiles: '8.540', makers: '640' };
  expect(await screen.findByText(fillIn(tr['home.lede-counted'], counted))).toBeVisible();
  expect(screen.getByText(hooks(tr, '2.688', '12.288'))).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(18);
  expect(
    links.filter(
      (link) => !/^\/tr\/(shop|register|retailer|financing|(textile|machinery)-manufacturer)\b/.test(link),
    ),
  ).toEqual([]);
});
