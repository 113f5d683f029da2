import type { Signs } from './probe.ts';

export type MeasuredPage = Readonly<{ name: string; path: string; signs: Signs }>;

/** The pages that are measured. */
export const pages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', signs: { areaPaint: 'main h1', ready: 'main h1' } },
  {
    name: 'shop',
    path: '/shop',
    signs: { areaPaint: 'main h1', ready: 'main :is(article, tr) a[href*="/shop/"]' },
  },
];
