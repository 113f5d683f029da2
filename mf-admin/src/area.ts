import { defineArea, question } from 'shared-kit/area';
import { verification } from 'shared-kit/contract/verification';

/** All that the host may know of this area: the build exposes only this file. */
export default defineArea({
  contract: 4,
  id: 'admin',
  routes: {
    'admin-verify': { path: '/admin/*', layout: 'workspace' },
  },
  pages: ({ page }) => [
    page('admin-verify', () => import('./pages/verify/verify-page.tsx'), 'verify'),
    page('admin-verify', () => import('./pages/verify/verify-page.tsx'), 'verify/:id'),
    page('admin-verify', () => import('./pages/releases/releases-page.tsx'), 'releases'),
    page('admin-verify', () => import('./pages/claims/claims-page.tsx'), 'claims'),
    page('admin-verify', () => import('./pages/embargoes/embargoes-page.tsx'), 'embargoes'),
    page('admin-verify', () => import('./pages/held-files/held-files-page.tsx'), 'held-files'),
    page('admin-verify', () => import('./pages/kept-names/kept-names-page.tsx'), 'kept-names'),
    page('admin-verify', () => import('./pages/cases/cases-page.tsx'), 'cases'),
    page('admin-verify', () => import('./pages/audit/audit-page.tsx'), 'audit'),
  ],
  samples: {
    '/admin/verify/:id': {
      ask: question(verification.list, { values: { state: 'all', limit: 100 } }),
      list: 'companies',
      field: 'id',
      each: 'verification',
    },
  },
  menu: [
    {
      pattern: '/admin/verify',
      label: 'menu.verify',
      icon: 'verified',
      readers: ['admin'],
      group: 'work',
      count: { of: 'verification', tone: 'waits' },
    },
    {
      pattern: '/admin/claims',
      label: 'menu.claims',
      icon: 'users',
      readers: ['admin'],
      group: 'work',
      count: { of: 'claims', tone: 'waits' },
    },
    {
      pattern: '/admin/held-files',
      label: 'menu.held-files',
      icon: 'document',
      readers: ['admin'],
      group: 'work',
    },
    {
      pattern: '/admin/kept-names',
      label: 'menu.kept-names',
      icon: 'users',
      readers: ['admin'],
      group: 'work',
    },
    { pattern: '/admin/cases', label: 'menu.cases', icon: 'case', readers: ['admin'], group: 'work' },
    { pattern: '/admin/audit', label: 'menu.audit', icon: 'list', readers: ['admin'], group: 'market' },
    {
      pattern: '/admin/embargoes',
      label: 'menu.embargoes',
      icon: 'scales',
      readers: ['admin'],
      group: 'market',
    },
    {
      pattern: '/admin/releases',
      label: 'menu.releases',
      icon: 'rocket',
      readers: ['admin'],
      group: 'market',
    },
  ],
  messages: (locale) => import(`./messages/${locale}.json`),
});
