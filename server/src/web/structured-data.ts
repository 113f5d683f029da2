import type { BroughtQuery } from 'shared-kit/contract/areas';
import { catalogue, type ProductListAnswer } from 'shared-kit/contract/catalogue';
import type { AskedPage } from './asked-page.ts';
import { wordsOf } from './page-head.ts';
import { type Structured, structuredListing } from './structured-listing.ts';
import { structuredPage } from './structured-page.ts';

/** A page's content for search engines, as its route describes it. */
export function structuredData(
  { host, texts, shown: { page, head, locale, origin } }: AskedPage,
  brandName: string,
  queries: readonly BroughtQuery[],
): Structured | null {
  const title = page && wordsOf(page, locale, texts).title;
  const place = { origin, locale, title, brandName };
  return page?.entry.shows === 'products' && head.isForSearch
    ? structuredListing(productsIn(queries), place)
    : structuredPage({ page, head, place, logo: host.icon });
}

function productsIn(queries: readonly BroughtQuery[]): ProductListAnswer['items'] {
  const list = queries.find(({ queryKey: [address] }) => address.split('?')[0] === catalogue.list.path);
  return (list?.state.data as ProductListAnswer | undefined)?.items ?? [];
}
