import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { PriceAnswer } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { CardPrice } from '../../product-card/card-price.tsx';
import { dollars, loom, loomDetail } from '../../testing/catalogue.ts';
import { PriceBlock } from './price-block.tsx';

type List = NonNullable<PriceAnswer['list']>;
const list = 'Uşak framework';
const publicPrice = { amount: '141200', currency: 'USD' } as const;
const eightOff: List = { name: list, percentOff: '8.00', publicPrice };
const fixed: List = { name: list, percentOff: null, publicPrice };

const block = (by: List, path = '/shop') =>
  renderInShell(
    <PriceBlock
      // In no category of machines, so that no bank is asked.
      product={{ ...loomDetail, options: [], variants: [], breadcrumb: [] }}
      price={{ ...dollars('129904'), list: by }}
      variantId={null}
      quantity={2}
      onQuantity={() => {}}
    />,
    { path, messages: { shop: path.startsWith('/tr') ? tr : en } },
  );
const shortOf = (words: typeof en) => fillIn(words['price.list-short'], { list });
const source = (words: typeof en) => screen.getByRole('button', { name: words['price.source'] });

it('a list’s percentage is told with the public price, and quantity discounts stay', () => {
  block(eightOff);
  expect(screen.getByText(shortOf(en))).toBeVisible();
  expect(source(en)).toHaveAccessibleDescription(
    `${fillIn(en['price.list-percent'], { list, percent: '8%', amount: '$141,200' })}.`,
  );
  expect(screen.getByRole('table', { name: en['product.tiers'] })).toBeVisible();
});

it('a fixed price has no quantity discounts', () => {
  block(fixed);
  expect(source(en)).toHaveAccessibleDescription(
    `${fillIn(en['price.list-fixed'], { list, amount: '$141,200' })}.`,
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('a fixed price where others ask says so', () => {
  block({ ...fixed, publicPrice: null });
  expect(source(en)).toHaveAccessibleDescription(`${fillIn(en['price.list-fixed-alone'], { list })}.`);
});

it('is told in Turkish', () => {
  block(eightOff, '/tr/shop');
  expect(screen.getByText(shortOf(tr))).toBeVisible();
  expect(source(tr)).toHaveAccessibleDescription(
    `${fillIn(tr['price.list-percent'], { list, percent: '%8', amount: '$141,200' })}.`,
  );
});

it('a card names the list; a public price names none', () => {
  const card = (price: PriceAnswer) => <CardPrice product={{ ...loom, price, priceVaries: false }} />;
  const { unmount } = renderInShell(card(dollars('141200')), { path: '/shop', messages: { shop: en } });
  expect(screen.queryByText(containing(en['price.list-short']))).not.toBeInTheDocument();
  unmount();
  renderInShell(card({ ...dollars('129904'), list: eightOff }), { path: '/shop', messages: { shop: en } });
  expect(screen.getByText(shortOf(en))).toBeVisible();
});
