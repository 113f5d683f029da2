import { defineArea } from 'shared-kit/area';
import { bankQuotes } from 'shared-kit/contract/financing';
import { quotes } from 'shared-kit/contract/quotes';

/** All that the host may know of this area: the build exposes only this file. */
export default defineArea({
  contract: 4,
  id: 'bank',
  routes: {
    'bank-quotes': { path: '/bank/quotes', layout: 'workspace' },
    'bank-quote': { path: '/bank/quotes/:id', params: { id: 'uuid' }, layout: 'workspace' },
    'bank-rates': { path: '/bank/rates', layout: 'workspace' },
    'bank-policy': { path: '/bank/policy', layout: 'workspace' },
    'quote-financing': { path: '/quote/:id/financing', params: { id: 'uuid' } },
  },
  pages: ({ page }) => [
    page('bank-quotes', () => import('./pages/bank-quotes/bank-quotes-page.tsx')),
    page('bank-quote', () => import('./pages/bank-quote/bank-quote-page.tsx')),
    page('bank-policy', () => import('./pages/bank-policy/bank-policy-page.tsx')),
    page('bank-rates', () => import('./pages/bank-rates/bank-rates-page.tsx')),
    page('quote-financing', () => import('./pages/quote-financing/quote-financing-page.tsx')),
  ],
  menu: [
    {
      pattern: '/bank/quotes',
      label: 'menu.requests',
      icon: 'inbox',
      readers: ['bank'],
      group: 'work',
      count: { of: 'financing-requests', tone: 'waits' },
    },
    {
      pattern: '/bank/rates',
      label: 'menu.rates',
      icon: 'scales',
      readers: ['bank'],
      group: 'company',
    },
    {
      pattern: '/bank/policy',
      label: 'menu.policy',
      icon: 'users',
      readers: ['bank'],
      group: 'company',
    },
  ],
  slots: {
    'quote.aside': {
      load: () => import('./panels/quote-financing/quote-financing-panel.tsx'),
      order: 10,
      height: 176,
    },
  },
  samples: {
    '/bank/quotes/:id': { ask: bankQuotes.list.path, list: 'quotes', field: 'id', each: 'state' },
    '/quote/:id/financing': { ask: quotes.list.path, list: 'quotes', field: 'id', each: 'state' },
  },
  messages: (locale) => import(`./messages/${locale}.json`),
});
