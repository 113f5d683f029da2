import { defineArea, question } from 'shared-kit/area';
import { catalogue } from 'shared-kit/contract/catalogue';
import { categories } from 'shared-kit/contract/categories';
import { marketFigures } from 'shared-kit/contract/market-figures';

const figures = question(marketFigures.read, { flag: 'optional' });

/** All that the host may know of this area: the build exposes only this file. */
export default defineArea({
  contract: 4,
  id: 'marketing',
  routes: {
    home: { path: '/' },
    'commercial-about-us': { path: '/about-us' },
    'commercial-contact-us': { path: '/contact-us' },
    'commercial-financing': { path: '/financing' },
    'commercial-machinery-manufacturer': { path: '/machinery-manufacturer' },
    'commercial-privacy-policy': { path: '/privacy-policy' },
    'commercial-retailer': { path: '/retailer' },
    'commercial-terms-of-use': { path: '/terms-of-use' },
    'commercial-textile-manufacturer': { path: '/textile-manufacturer' },
  },
  pages: ({ page }) => [
    page('home', () => import('./pages/home/home-page.tsx')),
    page(
      'commercial-machinery-manufacturer',
      () => import('./pages/machinery-manufacturer/machinery-manufacturer-page.tsx'),
    ),
    page(
      'commercial-textile-manufacturer',
      () => import('./pages/textile-manufacturer/textile-manufacturer-page.tsx'),
    ),
    page('commercial-retailer', () => import('./pages/retailer/retailer-page.tsx')),
    page('commercial-contact-us', () => import('./pages/contact-us/contact-us-page.tsx')),
    page('commercial-financing', () => import('./pages/financing/financing-page.tsx')),
    page('commercial-about-us', () => import('./pages/about-us/about-us-page.tsx')),
    page('commercial-terms-of-use', () => import('./pages/legal/terms-of-use-page.tsx')),
    page('commercial-privacy-policy', () => import('./pages/legal/privacy-policy-page.tsx')),
  ],
  html: [
    'home',
    'commercial-machinery-manufacturer',
    'commercial-textile-manufacturer',
    'commercial-retailer',
    'commercial-contact-us',
    'commercial-financing',
    'commercial-about-us',
    'commercial-terms-of-use',
    'commercial-privacy-policy',
  ],
  questions: {
    home: [
      figures,
      question(categories.list, { query: ['locale'], flag: 'optional' }),
      question(catalogue.list, {
        values: { category: 'fabric', limit: 8 },
        query: ['locale', 'currency'],
        flag: 'optional',
      }),
    ],
    'commercial-machinery-manufacturer': [figures],
    'commercial-textile-manufacturer': [figures],
    'commercial-retailer': [figures],
    'commercial-about-us': [figures],
  },
  messages: (locale) => import(`./messages/${locale}.json`),
});
