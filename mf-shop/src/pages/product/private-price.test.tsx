import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { PriceAnswer } from 'shared-kit/contract';
import { renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { CardPrice } from '../../product-card/card-price.tsx';
import { dollars, loom, loomDetail } from '../../testing/catalogue.ts';
import { PriceBlock } from './price-block.tsx';

type List = NonNullable<PriceAnswer['list']>;
const publicPrice = { amount: '141200', currency: 'USD' } as const;
const eightOff: List = { name: 'Uşak framework', percentOff: '8.00', publicPrice };
const fixed: List = { name: 'Uşak framework', percentOff: null, publicPrice };

const block = (list: List, path = '/shop') =>
  renderInShell(
    <PriceBlock
      // In no category of machines, so that no bank is asked.
      product={{ ...loomDetail, options: [], variants: [], breadcrumb: [] }}
      price={{ ...dollars('129904'), list }}
      variantId={null}
      quantity={2}
      onQuantity={() => {}}
    />,
    { path, messages: { shop: path.startsWith('/tr') ? tr : en } },
  );
const source = (name: string) => screen.getByRole('button', { name });

it('a list’s percentage is told with the public price, and quantity discounts stay', () => {
  block(eightOff);
  expect(screen.getByText('Your price: Uşak framework')).toBeVisible();
  expect(source('Where this price comes from')).toHaveAccessibleDescription(
    'Your own price by the list “Uşak framework”: 8% off the public price of $141,200.',
  );
  expect(screen.getByRole('table', { name: 'Prices by quantity' })).toBeVisible();
});

it('a fixed price has no quantity discounts', () => {
  block(fixed);
  expect(source('Where this price comes from')).toHaveAccessibleDescription(
    'Your own price by the list “Uşak framework”, without quantity discounts. The public price is $141,200.',
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('a fixed price where others ask says so', () => {
  block({ ...fixed, publicPrice: null });
  expect(source('Where this price comes from')).toHaveAccessibleDescription(
    'Your own price by the list “Uşak framework”, without quantity discounts. Others ask for a price.',
  );
});

it('is told in Turkish', () => {
  block(eightOff, '/tr/shop');
  expect(screen.getByText('Size özel fiyat: Uşak framework')).toBeVisible();
  expect(source('Bu fiyat nereden geliyor')).toHaveAccessibleDescription(
    '“Uşak framework” listesine göre size özel fiyat: $141,200 olan genel fiyattan %8 indirimli.',
  );
});

it('a card names the list; a public price names none', () => {
  const card = (price: PriceAnswer) => <CardPrice product={{ ...loom, price, priceVaries: false }} />;
  const { unmount } = renderInShell(card(dollars('141200')), { path: '/shop', messages: { shop: en } });
  expect(screen.queryByText(/Your price/)).not.toBeInTheDocument();
  unmount();
  renderInShell(card({ ...dollars('129904'), list: eightOff }), { path: '/shop', messages: { shop: en } });
  expect(screen.getByText('Your price: Uşak framework')).toBeVisible();
});
