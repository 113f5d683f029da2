import type { FastifyInstance } from 'fastify';
import { type Locale, localePath, type ProductListAnswer } from 'shared-kit/contract';

const mostItems = 12;

type Words = Readonly<Record<string, string>>;
/** Where a page stands, and the host's words in its language. */
export type Place = Readonly<{ origin: string; locale: Locale; texts: Words; brandName: string }>;
/** What a page shows, for machines, and the path it is about: the host takes it away when the visitor goes on. */
export type Structured = Readonly<{ of: string; told: object }>;
type Item = Pick<ProductListAnswer['items'][number], 'id' | 'title'>;

/** The listing for machines: where it stands, and the products that a visitor sees first. */
export function structuredListing(
  items: readonly Item[],
  { origin, locale, texts, brandName }: Place,
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
        itemListElement: [
          element(1, brandName, '/'),
          element(2, texts['head.title.shop'] ?? brandName, '/shop'),
        ],
      },
      {
        '@type': 'ItemList',
        url: address('/shop'),
        itemListElement: items.map(({ id, title }, at) => ({
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

/** Asks the market's own API, whose answer is kept; a page is a page without it too. */
export async function firstProducts(app: FastifyInstance, locale: Locale): Promise<readonly Item[]> {
  const answer = await app.inject({ url: '/api/products', query: { locale, limit: `${mostItems}` } });
  return answer.statusCode === 200 ? answer.json<ProductListAnswer>().items : [];
}
