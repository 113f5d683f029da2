import { defineArea } from 'shared-kit/area';

/** All that the host may know of this area: the build exposes only this file. */
export default defineArea({
  contract: 3,
  id: 'bank',
  routes: ({ page }) => [page('bank-quotes', () => import('./pages/bank-quotes/bank-quotes-page.tsx'))],
  messages: (locale) => import(`./messages/${locale}.json`),
});
