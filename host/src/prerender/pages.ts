/** What the market makes pages with, in a process of its own. */
export { prerenderArea } from './prerender-area.tsx';
export { pageRenderer } from './render-page.tsx';
export { sharedByHost } from './shared-by-host.ts';
