/** Goods that may not be delivered to a country. Asked when a request is submitted. */
export { findEmbargoed } from './find-embargoed.ts';
export { EmbargoesRefused, loadEmbargoes } from './load-embargoes.ts';
