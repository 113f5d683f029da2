import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import { figureFields } from 'shared-kit/contract/figures';
import { fillIn } from 'shared-kit/contract/languages';
import { openPoint } from 'shared-kit/figure-input';
import { type FakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { converted, listAnswer, loom, loomId, makerId } from '../../testing/catalogue.ts';
import { shopNetwork } from '../../testing/market-network.ts';
import ShopPage from './shop-page.tsx';

let network: FakeNetwork;
const products = '/api/products';

beforeEach(() => {
  network = shopNetwork();
});
afterEach(() => network.restore());

const shop = (path = '/shop') =>
  renderInShell(<ShopPage />, { path, messages: { shop: path.startsWith('/tr') ? tr : en } });
const answers = (change: Partial<ProductListAnswer>) =>
  network.answer(products, () => ({ body: { ...listAnswer, ...change } }));
const asked = () => Object.fromEntries(network.last(products).searchParams);
const results = () => screen.getByRole('region', { name: en['shop.results'] });

const one = (words: typeof en) => fillIn(words['shop.count_one'], { number: 1 });
const removeOf = (filter: string) => fillIn(en['chip.remove'], { filter });

describe('the listing', () => {
  it('shows a product with its figures, price and way', async () => {
    answers({ items: [{ ...loom, price: converted }] });
    shop();
    const link = await screen.findByRole('link', { name: 'RL 190 Dobby' });
    expect(link).toHaveAttribute('href', `/shop/${loomId}`);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('190 cm')).toBeVisible();
    expect(card.getByText(fillIn(en['attribute.fact'], { label: 'Shafts', value: 16 }))).toBeVisible();
    expect(card.getByText('Terry pile')).toBeVisible();
    expect(card.getByText('$141,200')).toBeVisible();
    const lead = fillIn(en['lead-time.weeks_other'], { count: 22 });
    expect(card.getByText(`${lead} · Bursa, TR`)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(one(en));
  });

  it('asks in the language of its address and leads on in it', async () => {
    shop('/tr/shop?category=weaving&q=dokuma');
    const link = await screen.findByRole('link', { name: 'RL 190 Dobby' });
    expect(link).toHaveAttribute('href', `/tr/shop/${loomId}`);
    expect(asked()).toEqual({ category: 'weaving', q: 'dokuma', locale: 'tr', currency: 'USD' });
    expect(screen.getByText(one(tr))).toBeVisible();
  });

  it('says that a price is on request', async () => {
    answers({ items: [{ ...loom, price: null }] });
    shop();
    expect(await screen.findByText(en['price.on-request'])).toBeVisible();
  });

  it('stands in its category', async () => {
    const { address } = shop('/shop?category=weaving');
    expect(await screen.findByRole('heading', { level: 1, name: 'Weaving machines' })).toBeVisible();
    const way = within(screen.getByRole('navigation', { name: en['breadcrumb.label'] }));
    await userEvent.click(way.getByRole('link', { name: 'Machinery' }));
    expect(address()).toBe('/shop?category=machinery');
  });
});

describe('a filter', () => {
  it('goes into the address and the question, from the first page on', async () => {
    const { address } = shop('/shop?cursor=abc');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Used/ }));
    expect(address()).toBe('/shop?condition=used');
    expect(asked()).toEqual({ condition: 'used', locale: 'en', currency: 'USD' });
    expect(screen.getByRole('checkbox', { name: /^Used/ })).toBeChecked();
  });

  it('builds on the one clicked just before', async () => {
    const { address } = shop();
    const [isNew, isUsed] = [
      await screen.findByRole('checkbox', { name: /^New/ }),
      screen.getByRole('checkbox', { name: /^Used/ }),
    ];
    act(() => {
      isNew.click();
      isUsed.click();
    });
    await screen.findByRole('button', { name: removeOf(en['condition.used']) });
    expect(address()).toBe('/shop?condition=new,used');
  });

  it('has a chip that takes it away', async () => {
    const { address } = shop(`/shop?maker=${makerId}&attr.reed_width_cm=170..340&sort=newest`);
    const span = fillIn(en['filter.span'], { from: 170, to: '340\u00a0cm' });
    await userEvent.click(await screen.findByRole('button', { name: removeOf(span) }));
    expect(address()).toBe(`/shop?maker=${makerId}&sort=newest`);
    await userEvent.click(screen.getByRole('button', { name: removeOf('Altınmekik Makina') }));
    expect(address()).toBe('/shop?sort=newest');
    expect(screen.queryByRole('button', { name: en['shop.clear'] })).not.toBeInTheDocument();
  });

  it('is cleared with all others, the category stays', async () => {
    const { address } = shop('/shop?category=weaving&q=rapier&condition=new&price_max=90000');
    const bound = fillIn(en['filter.up-to'], { value: '$90,000' });
    expect(await screen.findByRole('button', { name: removeOf(bound) })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en['shop.clear'] }));
    expect(address()).toBe('/shop?category=weaving');
  });

  it.each([
    ['with Enter', '80,000{Enter}'],
    ['by leaving the field', '80 000{Tab}'],
  ])('takes a bound %s', async (_how, keys) => {
    const { address } = shop();
    const name = fillIn(en['facet.at-least'], { label: 'Price' });
    await userEvent.type(await screen.findByRole('textbox', { name }), keys);
    expect(address()).toBe('/shop?price_min=80000');
  });

  it('asks which bound is meant where it may be two', async () => {
    const { address } = shop();
    const name = fillIn(en['facet.at-least'], { label: 'Price' });
    await userEvent.type(await screen.findByRole('textbox', { name }), '80.000{Tab}');
    expect(address()).toBe('/shop');
    await userEvent.click(screen.getByRole('button', { name: '$80,000' }));
    await userEvent.tab();
    expect(address()).toBe('/shop?price_min=80000');
  });

  it('refuses a bound that is no figure and asks nothing', async () => {
    const { address } = shop();
    const name = fillIn(en['facet.at-most'], { label: 'Price' });
    const field = await screen.findByRole('textbox', { name });
    await userEvent.type(field, 'cheap{Enter}');
    expect(field).toBeInvalid();
    const wrong = openPoint({ fault: 'not-a-number' }, figureFields.wish, 'en');
    expect(field).toHaveAccessibleDescription(wrong);
    expect(address()).toBe('/shop');
  });

  it('opens in a drawer on narrow screens', async () => {
    const { address } = shop();
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('button', { name: en['shop.filters'] }));
    const drawer = within(await screen.findByRole('dialog', { name: en['facet.label'] }));
    await userEvent.click(drawer.getByRole('checkbox', { name: /^Used/ }));
    expect(address()).toBe('/shop?condition=used');
    const name = fillIn(en['shop.filters-show'], { number: one(en) });
    await userEvent.click(drawer.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('order, view and pages', () => {
  it('sorts', async () => {
    const { address } = shop();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: en['shop.sort'] }),
      en['shop.sort.price-asc'],
    );
    expect(address()).toBe('/shop?sort=price-asc');
    expect(asked().sort).toBe('price-asc');
  });

  it('follows back and forward', async () => {
    const { address, travel } = shop();
    await userEvent.click(await screen.findByRole('radio', { name: en['shop.view-list'] }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Used/ }));
    expect(address()).toBe('/shop?condition=used&view=list');
    await travel(-1);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Used/ })).not.toBeChecked();
    await travel(-1);
    expect(await screen.findByRole('article')).toBeVisible();
    await travel(2);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Used/ })).toBeChecked();
  });

  it('shows the same products as a table, without asking again', async () => {
    const { address } = shop();
    await screen.findByRole('article');
    const count = network.asked.length;
    await userEvent.click(screen.getByRole('radio', { name: en['shop.view-list'] }));
    const row = within(await screen.findByRole('row', { name: /RL 190 Dobby/ }));
    expect(row.getByText('EXW Bursa')).toBeVisible();
    expect(row.getByText('$141,200')).toBeVisible();
    expect(address()).toBe('/shop?view=list');
    expect(network.asked).toHaveLength(count);
  });

  it('turns pages both ways and goes on reading at the top', async () => {
    network.answer(products, (url) => {
      const isSecond = url.searchParams.get('cursor') === 'two';
      return {
        body: {
          ...listAnswer,
          items: [{ ...loom, title: isSecond ? 'Second page' : 'First page' }],
          next: isSecond ? null : 'two',
          previous: isSecond ? 'one' : null,
        },
      };
    });
    const { address } = shop('/shop?q=loom');
    await screen.findByRole('link', { name: 'First page' });
    expect(screen.queryByRole('link', { name: en['shop.previous'] })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: en['shop.next'] }));
    await screen.findByRole('link', { name: 'Second page' });
    expect(address()).toBe('/shop?q=loom&cursor=two');
    expect(results()).toHaveFocus();
    expect(screen.queryByRole('link', { name: en['shop.next'] })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: en['shop.previous'] })).toHaveAttribute(
      'href',
      '/shop?q=loom&cursor=one',
    );
  });

  it('starts over when the cursor no longer fits, and says so', async () => {
    network.answer(products, (url) =>
      url.searchParams.has('cursor') ? problemAnswer(409, 'cursor.stale') : { body: listAnswer },
    );
    const { address } = shop('/shop?q=loom&cursor=old');
    expect(await screen.findByText(en['shop.started-over'])).toBeVisible();
    expect(screen.getByRole('link', { name: 'RL 190 Dobby' })).toBeVisible();
    expect(address()).toBe('/shop?q=loom');
  });
});
