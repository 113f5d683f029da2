import { defineArea } from 'shared-kit/area';

/** All that the host may know of this area: the build exposes only this file. */
export default defineArea({
  contract: 4,
  id: 'shop',
  routes: ({ page }) => [
    page('shop', () => import('./pages/shop/shop-page.tsx')),
    page('product', () => import('./pages/product/product-page.tsx')),
    page('cart', () => import('./pages/cart/cart-page.tsx')),
    page('product-comparison', () => import('./pages/product-comparison/product-comparison-page.tsx')),
  ],
  html: ['shop', 'product'],
  questions: {
    shop: [
      '/api/products?q=&category=&maker=&condition=&origin=&price_min=&price_max=&lead_time_max=&attr.*=&sort=&cursor=&locale=&currency=#view',
      '/api/categories?locale=',
      '/api/indicative-rates#session',
    ],
    product: ['/api/products/:id?locale=&currency=#variant', '/api/indicative-rates'],
  },
  firstImages: { shop: 'items/0/image' },
  samples: { '/shop/:id': { ask: '/api/products', list: 'items', field: 'id', each: 'condition' } },
  messages: (locale) => import(`./messages/${locale}.json`),
});
