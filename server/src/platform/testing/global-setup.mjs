/** Jest can't load TypeScript here by itself, Node can. */
export { default } from './global-setup.ts';
