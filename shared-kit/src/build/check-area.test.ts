import { expect, it } from '@jest/globals';
import { type Area, defineArea, type SampleAddress } from '../shell/define-area.ts';
import { checkArea } from './check-area.ts';

const load = async () => ({ default: () => null });
const messages = async () => ({ default: {} });
const sample: SampleAddress = { ask: '/api/quotes', list: 'quotes', field: 'id' };

const checked = (area: Area): Area => {
  checkArea(area);
  return area;
};
const quotes = (samples: Readonly<Record<string, SampleAddress>>) =>
  checked(
    defineArea({
      contract: 4,
      id: 'quotes',
      routes: { quotes: { path: '/quotes' }, quote: { path: '/quote/:id', params: { id: 'uuid' } } },
      pages: ({ page }) => [page('quotes', load), page('quote', load)],
      samples,
      messages,
    }),
  );

it('asks for a sample of each page with a parameter', () => {
  expect(() => quotes({})).toThrow('Area quotes: /quote/:id needs an entry in samples');
  expect(quotes({ '/quote/:id': sample }).samples).toEqual({ '/quote/:id': sample });
});

it('refuses a sample of no page', () => {
  expect(() => quotes({ '/quote/:id': sample, '/quotes/:id': sample })).toThrow(
    'Area quotes has no page /quotes/:id',
  );
});

it('refuses a menu entry that leads to no page of the area', () => {
  const shop = (pattern: string) =>
    checked(
      defineArea({
        contract: 4,
        id: 'shop',
        routes: { shop: { path: '/shop' } },
        pages: ({ page }) => [page('shop', load)],
        menu: [{ pattern, label: 'menu.shop', icon: 'box', readers: ['manufacturer'], group: 'work' }],
        messages,
      }),
    );
  expect(shop('/shop').menu).toHaveLength(1);
  expect(() => shop('/shops')).toThrow('Area shop has no page /shops for its menu');
});

it.each([
  ['html', { html: ['cart'] }],
  ['questions', { questions: { cart: ['/api/cart'] } }],
  ['a first image', { firstImages: { cart: 'items/0/image' } }],
])('refuses %s of a page that the area has not', (_what, declared) => {
  const shop = defineArea({
    contract: 4,
    id: 'shop',
    messages,
    routes: { shop: { path: '/shop' } },
    pages: ({ page }) => [page('shop', load)],
  });
  expect(() => checkArea({ ...shop, ...declared })).toThrow('Area shop has no page cart');
});

it('refuses a sub-page whose name lifts every access rule', () => {
  const maker = defineArea({
    contract: 4,
    id: 'manufacturer',
    messages,
    routes: { manufacturer: { path: '/manufacturer/*' } },
    pages: ({ page }) => [page('manufacturer', load, 'documents')],
  });
  expect(() => checkArea(maker)).toThrow('may not contain a word that lifts every access rule');
});

it('refuses a route without a page', () => {
  const shop = defineArea({
    contract: 4,
    id: 'shop',
    messages,
    routes: { shop: { path: '/shop' }, cart: { path: '/cart' } },
    pages: ({ page }) => [page('shop', load)],
  });
  expect(() => checkArea(shop)).toThrow('Area shop has no page for its route cart');
});
