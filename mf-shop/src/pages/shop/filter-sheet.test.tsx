import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { categoriesAnswer, listAnswer } from '../../testing/catalogue.ts';
import ShopPage from './shop-page.tsx';

let network: FakeNetwork;
const usedOnes = { ...listAnswer, total: { count: 3, exact: true } };
beforeEach(() => {
  network = fakeNetwork({
    '/api/products': (url) => ({ body: url.searchParams.has('condition') ? usedOnes : listAnswer }),
    '/api/categories': () => ({ body: categoriesAnswer }),
  });
});
afterEach(() => network.restore());

const filters = () => screen.getByRole('button', { name: containing(en['shop.filters']) });
const one = fillIn(en['shop.count_one'], { number: 1 });
const three = fillIn(en['shop.count_other'], { number: 3 });
const show = (number: string) => fillIn(en['shop.filters-show'], { number });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
async function openSheet(path = '/shop?category=machinery') {
  const shop = renderInShell(<ShopPage />, { path, messages: { shop: en } });
  await screen.findByRole('article');
  await userEvent.click(filters());
  return { ...shop, sheet: within(await screen.findByRole('dialog', { name: en['facet.label'] })) };
}
type Shop = Awaited<ReturnType<typeof openSheet>>;

const ways: readonly (readonly [string, (shop: Shop) => Promise<unknown>])[] = [
  ['Back', ({ travel }) => travel(-1)],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', ({ sheet }) => userEvent.click(sheet.getByRole('button', { name: en['facet.close'] }))],
  [
    'its button',
    ({ sheet }) => userEvent.click(sheet.getByRole('button', { name: containing(en['shop.filters-show']) })),
  ],
];

it.each(ways)(
  '%s closes it, keeps what was chosen, and leaves one step back over it',
  async (_way, close) => {
    const shop = await openSheet();
    await userEvent.click(shop.sheet.getByRole('checkbox', { name: /^Used/ }));
    await userEvent.click(shop.sheet.getByRole('checkbox', { name: /^New/ }));
    await close(shop);
    await isGone();
    expect(shop.address()).toBe('/shop?category=machinery&condition=used,new');
    await waitFor(() => expect(filters()).toHaveFocus());
    await shop.travel(-1);
    expect(shop.address()).toBe('/shop?category=machinery');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

it.each(ways)(
  '%s closes it with nothing chosen, and nothing is left to go back over',
  async (_way, close) => {
    const shop = await openSheet();
    await close(shop);
    await isGone();
    expect(shop.address()).toBe('/shop?category=machinery');
    await userEvent.click(screen.getByRole('radio', { name: en['shop.view-list'] }));
    await shop.travel(-1);
    expect(await screen.findByRole('article')).toBeVisible();
    expect(shop.address()).toBe('/shop?category=machinery');
  },
);

it('stays for another category', async () => {
  const { sheet, address, travel } = await openSheet();
  await userEvent.click(sheet.getByRole('link', { name: /^Weaving machines/ }));
  expect(address()).toBe('/shop?category=weaving');
  expect(screen.getByRole('dialog')).toBeVisible();
  await travel(-1);
  await isGone();
  expect(address()).toBe('/shop?category=weaving');
});

it('says how many products are left, and shows it on its button', async () => {
  const { sheet } = await openSheet();
  expect(sheet.getByRole('status')).toHaveTextContent(one);
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Used/ }));
  expect(await sheet.findByRole('button', { name: show(three) })).toBeVisible();
  expect(sheet.getByRole('status')).toHaveTextContent(three);
});

it('has the count marked as that of before while it is counted', async () => {
  const { sheet } = await openSheet();
  network.answer('/api/products', () => new Promise(() => {}));
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Used/ }));
  expect(sheet.getByRole('button', { name: show(one) })).toHaveAttribute('aria-busy', 'true');
});

it('keeps the focus inside when all filters are cleared', async () => {
  const { sheet, address } = await openSheet('/shop?condition=used');
  await userEvent.click(sheet.getByRole('button', { name: en['shop.clear'] }));
  expect(address()).toBe('/shop');
  expect(sheet.getByRole('button', { name: containing(en['shop.filters-show']) })).toHaveFocus();
});
