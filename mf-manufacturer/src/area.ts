import { defineArea } from 'shared-kit/area';
import { imports } from 'shared-kit/contract/catalogue-import';
import { priceLists } from 'shared-kit/contract/price-lists';
import { ownProducts } from 'shared-kit/contract/products';
import { quotes } from 'shared-kit/contract/quotes';

const offerPage = () => import('./pages/offer/offer-page.tsx');
const soldQuotes = {
  ask: `${quotes.list.path}?side=selling`,
  list: 'quotes',
  field: 'id',
  each: 'state',
} as const;

/** All that the host may know of this area: the build exposes only this file. */
export default defineArea({
  contract: 4,
  id: 'manufacturer',
  routes: {
    manufacturer: { path: '/manufacturer/*', layout: 'workspace' },
    documents: { path: '/documents', layout: 'workspace' },
    'documents-check': { path: '/documents/check', layout: 'workspace' },
    'signed-provider': { path: '/signed-provider', layout: 'workspace' },
    'signed-manufacturer': { path: '/signed-manufacturer', layout: 'workspace' },
  },
  pages: ({ page }) => [
    page('manufacturer', () => import('./pages/overview/overview-page.tsx')),
    page('manufacturer', () => import('./pages/requests/requests-page.tsx'), 'requests'),
    page('manufacturer', () => import('./pages/products/products-page.tsx'), 'products'),
    page('manufacturer', () => import('./pages/product-editor/new-product-page.tsx'), 'products/new'),
    page('manufacturer', () => import('./pages/product-editor/editor-page.tsx'), 'products/:id'),
    page('manufacturer', () => import('./pages/price-lists/price-lists-page.tsx'), 'price-lists'),
    page('manufacturer', () => import('./pages/price-lists/new-price-list-page.tsx'), 'price-lists/new'),
    page('manufacturer', () => import('./pages/price-lists/price-list-page.tsx'), 'price-lists/:id'),
    page('manufacturer', () => import('./pages/import/imports-page.tsx'), 'import'),
    page('manufacturer', () => import('./pages/import/import-page.tsx'), 'import/:id'),
    page('manufacturer', offerPage, 'requests/:id'),
    // Quotes of earlier releases lead here.
    page('manufacturer', offerPage, 'quotes/:id'),
    page('manufacturer', () => import('./pages/offer-templates/offer-templates-page.tsx'), 'offer-templates'),
    page('documents', () => import('./pages/documents/documents-page.tsx')),
    page('documents-check', () => import('./pages/check/check-page.tsx')),
    page('signed-provider', () => import('./pages/agreement/signed-provider-page.tsx')),
    page('signed-manufacturer', () => import('./pages/agreement/signed-manufacturer-page.tsx')),
  ],
  samples: {
    '/manufacturer/requests/:id': soldQuotes,
    '/manufacturer/quotes/:id': soldQuotes,
    '/manufacturer/products/:id': {
      ask: ownProducts.list.path,
      list: 'products',
      field: 'id',
      each: 'status',
    },
    '/manufacturer/price-lists/:id': {
      ask: priceLists.list.path,
      list: 'lists',
      field: 'id',
      each: 'time',
    },
    '/manufacturer/import/:id': {
      ask: imports.list.path,
      list: 'imports',
      field: 'id',
      each: 'state',
    },
  },
  menu: [
    {
      pattern: '/manufacturer',
      label: 'menu.overview',
      icon: 'gauge',
      readers: ['manufacturer'],
      group: 'work',
    },
    {
      pattern: '/manufacturer/requests',
      label: 'menu.requests',
      icon: 'inbox',
      readers: ['manufacturer'],
      group: 'work',
      count: { of: 'requests', tone: 'waits' },
    },
    {
      pattern: '/manufacturer/products',
      label: 'menu.products',
      icon: 'box',
      readers: ['manufacturer'],
      group: 'work',
    },
    {
      pattern: '/manufacturer/price-lists',
      label: 'menu.price-lists',
      icon: 'tag',
      readers: ['manufacturer'],
      group: 'work',
    },
    {
      pattern: '/manufacturer/import',
      label: 'menu.import',
      icon: 'upload',
      readers: ['manufacturer'],
      group: 'work',
    },
    {
      pattern: '/manufacturer/offer-templates',
      label: 'menu.offer-templates',
      icon: 'list',
      readers: ['manufacturer'],
      group: 'company',
    },
    {
      pattern: '/documents',
      label: 'menu.documents',
      icon: 'document',
      readers: ['manufacturer', 'bank'],
      group: 'company',
      count: { of: 'documents', tone: 'waits' },
    },
  ],
  slots: {
    overview: { load: () => import('./panels/signatures/signatures-panel.tsx'), order: 10, height: 56 },
  },
  messages: (locale) => import(`./messages/${locale}.json`),
});
