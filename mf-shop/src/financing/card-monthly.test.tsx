import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductCard } from 'shared-kit/contract/catalogue';
import type { IndicativeRate } from 'shared-kit/contract/indicative-rates';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import { categoriesAnswer, converted, loom } from '../testing/catalogue.ts';
import { indicativeRates } from '../testing/financing.ts';
import { CardMonthly } from './card-monthly.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ '/api/categories': () => ({ body: categoriesAnswer }) });
  told(indicativeRates);
});
afterEach(() => network.restore());

const told = (rates: readonly IndicativeRate[]) =>
  network.answer('/api/indicative-rates', () => ({ body: { rates } }));
const cards = (products: readonly ProductCard[], session: typeof testSession | null = testSession) =>
  renderInShell(
    <main>
      {products.map((product) => (
        <article key={product.id} aria-label={product.title}>
          <CardMonthly product={product} />
        </article>
      ))}
    </main>,
    { path: '/shop', session, messages: { shop: en } },
  );
const other = { ...loom, id: 'other', title: 'Pike 220 J', price: converted };
const hasSettled = () => waitFor(() => expect(network.last('/api/categories')).toBeTruthy());

it('says of every machine from what a month, from one answer', async () => {
  cards([loom, other]);
  const name = `${fillIn(en['financing.from'], { amount: '$2,282.32' })} RL 190 Dobby`;
  expect(await screen.findByRole('button', { name })).toBeVisible();
  const about = fillIn(en['financing.from'], { amount: '≈ {{amount}}' });
  expect(screen.getByRole('button', { name: containing(`${about} Pike 220 J`) })).toBeVisible();
  expect(network.asked.filter((it) => it.startsWith('/api/indicative-rates'))).toHaveLength(1);
});

it('opens what the figure was reckoned from', async () => {
  cards([loom]);
  await userEvent.click(await screen.findByRole('button', { name: containing(en['financing.from']) }));
  const dialog = within(await screen.findByRole('dialog', { name: en['financing.title'] }));
  expect(dialog.getByText('Poyraz Bankası')).toBeVisible();
  const assumed = { total: '$141,200', down: '20%', months: 60 };
  expect(dialog.getByText(fillIn(en['financing.assumptions'], assumed))).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: en['financing.close'] }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each<[string, Partial<ProductCard>, readonly IndicativeRate[]]>([
  ['cloth', { category: { id: 'fabric', name: 'Fabric' } }, indicativeRates],
  ['what has no price', { price: null }, indicativeRates],
  ['a currency that no bank lends in', {}, indicativeRates.filter(({ currency }) => currency === 'EUR')],
  ['a market without banks', {}, []],
])('says nothing of %s', async (_what, changes, rates) => {
  told(rates);
  cards([{ ...loom, ...changes }]);
  await hasSettled();
  await waitFor(() => expect(screen.getByRole('article')).toBeEmptyDOMElement());
});

it('says it in a page that came with the rates, before it is known who reads it', async () => {
  renderInShell(<CardMonthly product={loom} />, {
    path: '/shop',
    messages: { shop: en },
    brought: {
      '/api/categories?locale=en': categoriesAnswer,
      '/api/indicative-rates': { rates: indicativeRates },
    },
  });
  expect(screen.getByRole('button', { name: containing(en['financing.from']) })).toBeVisible();
  expect(network.asked).toEqual([]);
});

it('asks nothing for visitors, whom the banks told nothing', async () => {
  cards([loom], null);
  await hasSettled();
  expect(screen.getByRole('article')).toBeEmptyDOMElement();
  expect(network.asked.some((it) => it.startsWith('/api/indicative-rates'))).toBe(false);
});
