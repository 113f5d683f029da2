/** Entry of the process that renders pages. */
export { pageRenderer } from './render-page.tsx';
export { sharedByHost } from './shared-by-host.ts';
