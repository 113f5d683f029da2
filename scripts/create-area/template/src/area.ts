import { defineArea } from 'shared-kit/area';

/** All the host may know of this area; the build exposes this file and no other. */
export default defineArea({
  contract: 2,
  id: 'sample',
  routes: ({ page }) => [page('sample', () => import('./pages/start/start-page.tsx'))],
  messages: (locale) => import(`./messages/${locale}.json`),
});
