import { expect, it } from '@jest/globals';
import { defineArea, type SampleAddress } from './define-area.ts';

const load = async () => ({ default: () => null });
const messages = async () => ({ default: {} });
const sample: SampleAddress = { ask: '/api/quotes', list: 'quotes', field: 'id' };

const quotes = (samples: Readonly<Record<string, SampleAddress>>) =>
  defineArea({
    contract: 4,
    id: 'quotes',
    routes: ({ page }) => [page('quotes', load), page('quote', load)],
    samples,
    messages,
  });

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
    defineArea({
      contract: 4,
      id: 'shop',
      routes: ({ page }) => [page('shop', load)],
      menu: [{ pattern, label: 'menu.shop', icon: 'box', readers: ['manufacturer'], group: 'work' }],
      messages,
    });
  expect(shop('/shop').menu).toHaveLength(1);
  expect(() => shop('/shops')).toThrow('Area shop has no page /shops for its menu');
});
