import type { ProductListAnswer } from 'shared-kit/contract/catalogue';
import { type Locale, localePath } from 'shared-kit/contract/languages';

const mostItems = 12;

/** Where a page stands, with its title. */
export type Place = Readonly<{ origin: string; locale: Locale; title: string | null; brandName: string }>;
/** A page's data for machines, and its path: the host removes the data when the visitor goes on. */
export type Structured = Readonly<{ of: string; told: object }>;
type Item = Pick<ProductListAnswer['items'][number], 'id' | 'title'>;

/** The listing for machines: its breadcrumb, and the products a visitor sees first. */
export function structuredListing(
  items: readonly Item[],
  { origin, locale, title, brandName }: Place,
): Structured {
  const address = (path: string) => origin + localePath(path, locale);
  const element = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: address(path),
  });
  const told = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [element(1, brandName, '/'), element(2, title ?? brandName, '/shop')],
      },
      {
        '@type': 'ItemList',
        url: address('/shop'),
        itemListElement: items.slice(0, mostItems).map(({ id, title }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: title,
          url: address(`/shop/${id}`),
        })),
      },
    ],
  };
  return { of: localePath('/shop', locale), told };
}
