import { defineArea } from 'shared-kit/area';

/** All the host may know of this area; the build exposes this file and no other. */
export default defineArea({
  contract: 1,
  id: 'admin',
  routes: ({ page }) => [
    page('admin-verify', () => import('./pages/companies/companies-page.tsx'), 'verify'),
  ],
  messages: { en: () => import('./messages/en.json'), tr: () => import('./messages/tr.json') },
});
