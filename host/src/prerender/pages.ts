/** Entry of the process that renders pages. */
export { prerenderArea } from './prerender-area.tsx';
export { pageRenderer } from './render-page.tsx';
export { sharedByHost } from './shared-by-host.ts';
