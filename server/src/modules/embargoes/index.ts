export { findEmbargoed } from './find-embargoed.ts';
export { EmbargoesRefused, loadEmbargoes } from './load-embargoes.ts';
