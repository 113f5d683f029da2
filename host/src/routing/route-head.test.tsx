import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { locales } from 'shared-kit/contract/languages';
import { routeTable } from 'shared-kit/contract/routes';
import { type FakeNetwork, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import { productId, wordsIn } from '../testing/test-areas.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
  document.head.innerHTML = `
    <title data-head>As the server wrote it</title>
    <meta data-head name="description" content="As the server wrote it">
    <link data-head rel="canonical" href="https://market.example/shop">
    <script type="application/ld+json" data-of="/shop">{}</script>`;
});
afterEach(() => {
  network.restore();
  document.head.innerHTML = '';
});

const said = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((it) => it.getAttribute(attribute));
const links = () => said('link', 'href').map((href) => href?.replace('https://market.example', ''));

describe.each(locales)('in %s', (locale) => {
  const messages: Readonly<Record<string, string>> = locale === 'en' ? en : tr;
  it.each(routeTable.flatMap(({ name, owner }) => (owner === 'host' ? [name] : [])))(
    '%s has a title and a description',
    (name) => {
      expect(messages[`head.title.${name}`]).toMatch(/\S{3}/);
      expect(messages[`head.description.${name}`]).toMatch(/\S+ .+\.$/);
    },
  );
});

it('follows the visitor from page to page and from language to language', async () => {
  const { router } = await openMarket('/shop?q=loom', { session: testSession });
  await screen.findByRole('heading', { level: 1, name: 'shop' });
  expect(document.title).toBe(`${wordsIn('shop', 'en').title} · Tezgah`);
  expect(said('meta[name=description]', 'content')).toEqual([wordsIn('shop', 'en').description]);
  expect(links()).toEqual(['/shop', '/shop', '/tr/shop', '/shop']);
  expect(said('link', 'hreflang')).toEqual([null, 'en', 'tr', 'x-default']);
  expect(said('meta[name=robots]', 'content')).toEqual([]);
  expect(said('script[data-of]', 'data-of')).toEqual(['/shop']);

  await act(() => router.navigate(`/tr/shop/${productId}`));
  await screen.findByRole('heading', { level: 1, name: 'product' });
  expect(document.title).toBe(`${wordsIn('product', 'tr').title} · Tezgah`);
  expect(said('script[data-of]', 'data-of')).toEqual([]);
  expect(said('meta[name=description]', 'content')).toEqual([wordsIn('product', 'tr').description]);
  const path = `/shop/${productId}`;
  expect(links()).toEqual([`/tr${path}`, path, `/tr${path}`, path]);
  expect(said('meta[name=robots]', 'content')).toEqual(['noindex']);
});

it('names no address of an unknown page, and keeps it out of search', async () => {
  const { router } = await openMarket('/shop');
  await screen.findByRole('heading', { level: 1, name: 'shop' });
  await act(() => router.navigate('/shop/not-an-id'));
  await waitFor(() => expect(document.title).toBe('Page Not Found'));
  expect(links()).toEqual([]);
  expect(said('meta[name=robots]', 'content')).toContain('noindex');
});

it('lets a page name itself', async () => {
  const { router } = await openMarket('/shop');
  await screen.findByRole('heading', { level: 1, name: 'shop' });
  await act(() => router.navigate('/login'));
  await waitFor(() => expect(document.title).toBe(`${en['login.title']} · Tezgah`));
  await act(() => router.navigate('/shop'));
  await waitFor(() => expect(document.title).toBe(`${wordsIn('shop', 'en').title} · Tezgah`));
});
