import { defineArea } from 'shared-kit/area';

/** All the host may know of this area; the build exposes this file and no other. */
export default defineArea({
  contract: 1,
  id: 'marketing',
  routes: ({ page }) => [
    page('home', () => import('./pages/home/home-page.tsx')),
    page('commercial-terms-of-use', () => import('./pages/legal/terms-of-use-page.tsx')),
    page('commercial-privacy-policy', () => import('./pages/legal/privacy-policy-page.tsx')),
  ],
  messages: { en: () => import('./messages/en.json'), tr: () => import('./messages/tr.json') },
});
