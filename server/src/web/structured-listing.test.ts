import { expect, it } from '@jest/globals';
import { structuredListing } from './structured-listing.ts';

it.each([
  ['en', '/shop', 'https://market.example/', 'https://market.example/shop/1'],
  ['tr', '/tr/shop', 'https://market.example/tr', 'https://market.example/tr/shop/1'],
] as const)('tells the listing in %s by its own addresses', (locale, of, home, product) => {
  const place = {
    origin: 'https://market.example',
    locale,
    title: 'Shop',
    brandName: 'Tezgah',
  };
  const structured = structuredListing([{ id: '1', title: 'A loom' }], place);
  expect(structured).toMatchObject({
    of,
    told: {
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Tezgah', item: home },
            { position: 2, name: 'Shop' },
          ],
        },
        { '@type': 'ItemList', itemListElement: [{ position: 1, name: 'A loom', url: product }] },
      ],
    },
  });
});
