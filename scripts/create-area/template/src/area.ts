import { defineArea } from 'shared-kit/area';

/** All that the host may know of this area: the build exposes only this file. */
export default defineArea({
  contract: 4,
  id: 'sample',
  routes: { sample: { path: '/sample', layout: 'workspace' } },
  pages: ({ page }) => [page('sample', () => import('./pages/start/start-page.tsx'))],
  menu: [
    {
      pattern: '/sample',
      label: 'menu.sample',
      icon: 'box',
      readers: ['manufacturer', 'bank'],
      group: 'company',
    },
  ],
  messages: (locale) => import(`./messages/${locale}.json`),
});
