import type { Signs } from './probe.ts';

export type MeasuredPage = Readonly<{ name: string; path: string; signs: Signs; isSignedIn?: boolean }>;

/** Not what stands in for it. */
const heading = 'main h1:not([data-waiting])';

/** The pages that are measured. The product is a loom, since only machines show what they cost a month. */
export async function measuredPages(url: string): Promise<readonly MeasuredPage[]> {
  const answer = await fetch(`${url}/api/products?category=weaving&limit=1`);
  const { items } = (await answer.json()) as { items: readonly { id: string }[] };
  return [
    {
      name: 'home',
      path: '/',
      signs: { areaPaint: heading, ready: heading },
    },
    {
      name: 'shop',
      path: '/shop',
      signs: { areaPaint: heading, ready: 'main :is(article, tr) a[href*="/shop/"]' },
    },
    {
      name: 'product',
      path: `/shop/${items[0]?.id}`,
      signs: { areaPaint: heading, ready: heading },
      isSignedIn: true,
    },
  ];
}
