import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuickAddPreview } from 'shared-kit/contract/cart';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../messages/en.json' with { type: 'json' };
import { loomId } from '../../testing/catalogue.ts';
import { QuickAdd } from './quick-add.tsx';

let network: FakeNetwork;
let added = 0;
const rows: QuickAddPreview['rows'] = [
  {
    kind: 'good',
    row: 1,
    sku: 'RL-190',
    productId: loomId,
    variantId: null,
    title: 'RL 190 Dobby',
    maker: 'Altınmekik',
    quantity: 4,
    unit: 'set',
  },
  { kind: 'bad', row: 2, text: 'DENIM;5', fault: 'below-minimum', minimumOrder: 500, orderMultiple: 50 },
  { kind: 'bad', row: 3, text: 'XX;1', fault: 'unknown' },
];
beforeEach(() => {
  added = 0;
  network = fakeNetwork({
    '/api/cart/quick-add/preview': () => ({ body: { rows } }),
    '/api/cart/quick-add': () => ({ body: { count: 1 } }),
  });
});
afterEach(() => {
  network.restore();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});

it('shows what each row would add, adds the good ones when told to, and keeps the others', async () => {
  renderInShell(<QuickAdd onAdded={() => (added += 1)} />, {
    path: '/cart',
    session: testSession,
    messages: { shop: en },
  });
  const list = screen.getByRole('textbox', { name: en['cart.quick.label'] });
  await userEvent.click(list);
  await userEvent.paste('RL-190;4\nDENIM;5\nXX;1');
  await userEvent.click(screen.getByRole('button', { name: en['cart.quick.check'] }));
  const good = { row: 1, sku: 'RL-190', quantity: '4 sets', title: 'RL 190 Dobby', maker: 'Altınmekik' };
  expect(await screen.findByText(fillIn(en['cart.quick.good-row'], good))).toBeVisible();
  const tooFew = fillIn(en['cart.quick.fault.below-minimum'], { minimum: 500 });
  const bad = (row: number, text: string, reason: string) =>
    fillIn(en['cart.quick.bad-row'], { row, text, reason });
  expect(screen.getByText(bad(2, 'DENIM;5', tooFew))).toBeVisible();
  expect(screen.getByText(bad(3, 'XX;1', en['cart.quick.fault.unknown']))).toBeVisible();
  expect(network.asked).not.toContain('/api/cart/quick-add');
  const add = fillIn(en['cart.quick.add_one'], { count: 1 });
  await userEvent.click(screen.getByRole('button', { name: add }));
  expect(await screen.findByDisplayValue(/DENIM;5\s+XX;1/)).toHaveFocus();
  expect(added).toBe(1);
  expect(toasts.toasts().map(({ text }) => text)).toEqual([fillIn(en['cart.quick.added_one'], { count: 1 })]);
});

it('asks for nothing while the list is empty', async () => {
  renderInShell(<QuickAdd onAdded={() => {}} />, {
    path: '/cart',
    session: testSession,
    messages: { shop: en },
  });
  await userEvent.click(screen.getByRole('button', { name: en['cart.quick.check'] }));
  expect(network.asked).toEqual([]);
});
