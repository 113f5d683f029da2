import { defineArea } from 'shared-kit/area';
import { quotes } from 'shared-kit/contract/quotes';

/** All that the host may know of this area: the build exposes only this file. */
export default defineArea({
  contract: 4,
  id: 'quotes',
  routes: {
    quotes: { path: '/quotes' },
    quote: { path: '/quote/:id', params: { id: 'uuid' } },
  },
  pages: ({ page }) => [
    page('quotes', () => import('./pages/quotes/quotes-page.tsx')),
    page('quote', () => import('./pages/quote/quote-page.tsx')),
  ],
  samples: { '/quote/:id': { ask: quotes.list.path, list: 'quotes', field: 'id', each: 'state' } },
  messages: (locale) => import(`./messages/${locale}.json`),
});
