import { defineArea, question } from 'shared-kit/area';
import { catalogue, facetOfAttribute, facetParameters } from 'shared-kit/contract/catalogue';
import { categories } from 'shared-kit/contract/categories';
import { indicativeRates } from 'shared-kit/contract/indicative-rates';

const visitor = ['locale', 'currency'] as const;

/** All that the host may know of this area: the build exposes only this file. */
export default defineArea({
  contract: 4,
  id: 'shop',
  routes: {
    shop: { path: '/shop', shows: 'products' },
    product: { path: '/shop/:id', params: { id: 'uuid' } },
    cart: { path: '/cart' },
    'product-comparison': { path: '/product-comparison' },
  },
  pages: ({ page }) => [
    page('shop', () => import('./pages/shop/shop-page.tsx')),
    page('product', () => import('./pages/product/product-page.tsx')),
    page('cart', () => import('./pages/cart/cart-page.tsx')),
    page('product-comparison', () => import('./pages/product-comparison/product-comparison-page.tsx')),
  ],
  html: ['shop', 'product'],
  questions: {
    shop: [
      question(catalogue.list, {
        query: ['q', 'category', ...facetParameters, facetOfAttribute('*'), 'sort', 'cursor', ...visitor],
        flag: 'view',
      }),
      question(categories.list, { query: ['locale'] }),
      question(indicativeRates.read, { flag: 'session' }),
    ],
    product: [question(catalogue.read, { query: visitor, flag: 'variant' }), question(indicativeRates.read)],
  },
  firstImages: { shop: 'items/0/image' },
  samples: { '/shop/:id': { ask: catalogue.list.path, list: 'items', field: 'id', each: 'condition' } },
  messages: (locale) => import(`./messages/${locale}.json`),
});
