import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Category, categoryDescription } from 'shared-kit/contract/categories';
import { type Locale, localePath, locales } from 'shared-kit/contract/languages';
import { type FakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { categoriesAnswer } from '../../testing/catalogue.ts';
import { shopNetwork } from '../../testing/market-network.ts';
import ShopPage from './shop-page.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = shopNetwork();
});
afterEach(() => {
  network.restore();
  document.head.innerHTML = '';
});

const origin = 'https://market.example';
const flat = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap((it) => [it, ...flat(it.children)]);
const everyPage = locales.flatMap((locale) =>
  flat(categoriesAnswer.categories).map(({ id, name }) => [locale, id, name] as const),
);

/** The listing, with the head that the host writes for it. */
function shop(locale: Locale, query: string) {
  const path = localePath('/shop', locale);
  document.head.innerHTML = `
    <meta data-head name="description" content="Of the listing">
    <link data-head rel="canonical" href="${origin}${path}">
    ${locales.map((it) => `<link data-head rel="alternate" hreflang="${it}" href="${origin}${localePath('/shop', it)}">`)}`;
  return renderInShell(<ShopPage />, { path: path + query, messages: { shop: { en, tr }[locale] } });
}
const head = () => ({
  title: document.title,
  description: document.head.querySelector('meta[name=description]')?.getAttribute('content'),
  links: [...document.head.querySelectorAll<HTMLLinkElement>('link[data-head]')].map(({ href }) =>
    href.slice(origin.length),
  ),
});
const links = (locale: Locale, query: string) =>
  [locale, ...locales].map((it) => `${localePath('/shop', it)}${query}`);

it.each(everyPage)('in %s, the head of %s is that of its page', async (locale, id, name) => {
  shop(locale, `?category=${id}&condition=used&sort=newest`);
  await waitFor(() =>
    expect(head()).toEqual({
      title: `${name} · Tezgah`,
      description: categoryDescription(name, locale),
      links: links(locale, `?category=${id}`),
    }),
  );
});

const follow = async (name: string) => {
  const way = await screen.findByRole('navigation', { name: en['breadcrumb.label'] });
  await userEvent.click(within(way).getByRole('link', { name }));
};

it('follows from one category to another, and back to all', async () => {
  shop('en', '?category=weaving');
  await waitFor(() => expect(head().links).toEqual(links('en', '?category=weaving')));
  await follow('Machinery');
  await waitFor(() => expect(head().links).toEqual(links('en', '?category=machinery')));
  expect(head().description).toBe(categoryDescription('Machinery', 'en'));
  await follow(en['shop.all']);
  await waitFor(() => expect(head().links).toEqual(links('en', '')));
  expect(head()).toMatchObject({ title: `${en['shop.all']} · Tezgah`, description: 'Of the listing' });
});

it.each(['unknown', 'weaving,machinery'])('stays the listing’s for category=%s', async (category) => {
  shop('en', `?category=${category}`);
  await waitFor(() => expect(head().title).toBe(`${en['shop.all']} · Tezgah`));
  expect(head()).toMatchObject({ description: 'Of the listing', links: links('en', '') });
});
