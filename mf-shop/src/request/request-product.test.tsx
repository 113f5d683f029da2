import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { Session } from 'shared-kit/contract/session';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { OrderBar } from '../pages/product/order-bar.tsx';
import { loomDetail, loomId, makerId } from '../testing/catalogue.ts';
import { buyerCompany, requestWords } from '../testing/request-words.ts';

const endpoint = '/api/quotes/for-product';
const of = (companyId: string | null): Session => ({
  ...testSession,
  secure: { ...testSession.secure, companyId },
});
let network: FakeNetwork;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  network = fakeNetwork({
    '/api/company': () => ({ body: { ...buyerCompany, addresses: [] } }),
    '/api/quotes/prices': () => ({ body: { products: [] } }),
    [endpoint]: (_url, body) => {
      sent.push(body);
      const quotes = [{ id: 'quote-1', number: 'Q-1', maker: 'Altınmekik', lineCount: 1 }];
      return { body: { groupId: null, submitted: true, obstacles: [], quotes } };
    },
  });
});
afterEach(() => {
  network.restore();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});

const open = (session: Session = of('company-1'), path = `/shop/${loomId}`) =>
  renderInShell(<OrderBar shown="$614,400" product={loomDetail} variantId="w220" quantity={4} />, {
    path,
    session,
    messages: { shop: path.startsWith('/tr') ? tr : en, host: requestWords },
  });
const ask = async (words: typeof en | typeof tr = en) => {
  await userEvent.click(screen.getByRole('button', { name: words['request.product'] }));
  const dialog = within(await screen.findByRole('dialog'));
  // The delivery country is the form's first field.
  await dialog.findByLabelText(/^Delivery country/);
  return dialog;
};

it('asks the maker for the quantity and combination of the page, and leads to the quote', async () => {
  const { address } = open();
  const dialog = await ask();
  expect(screen.getByRole('dialog')).toHaveAccessibleName(
    fillIn(en['request.product-title'], { maker: 'Altınmekik Makina' }),
  );
  expect(dialog.getByText(/^220 cm/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: en['product.quantity'] })).toHaveValue('4');
  await userEvent.click(dialog.getByRole('button', { name: en['product.quantity-more'] }));
  await userEvent.selectOptions(dialog.getByLabelText(/^Delivery country/), 'Switzerland');
  await userEvent.click(dialog.getByRole('button', { name: en['request.send-one'] }));
  await waitFor(() => expect(address()).toBe('/quote/quote-1'));
  expect(sent).toEqual([
    {
      productId: loomId,
      variantId: 'w220',
      quantity: 6,
      deliveryCountry: 'CH',
      deliveryPlace: '',
      incoterm: null,
      replyBy: null,
      note: '',
      attachmentIds: [],
    },
  ]);
});

it('says why it can’t be asked for, and keeps what was entered', async () => {
  network.answer(endpoint, () => {
    const refused = problemAnswer(409, 'quote.line-unavailable');
    const errors = [{ name: 'product', reason: 'withdrawn' }];
    return { ...refused, body: { ...(refused.body as object), errors } };
  });
  open(of('company-1'), `/tr/shop/${loomId}`);
  const dialog = await ask(tr);
  await userEvent.selectOptions(dialog.getByLabelText(/^Delivery country/), 'CH');
  await userEvent.type(dialog.getByLabelText(/^Words for the makers/), 'İki vardiya');
  await userEvent.click(dialog.getByRole('button', { name: tr['request.send-one'] }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(tr['bids.fault.withdrawn']);
  expect(dialog.getByLabelText(/^Words for the makers/)).toHaveValue('İki vardiya');
});

it('is not offered to a visitor without a company, who may fill a cart', () => {
  open(of(null));
  expect(screen.getByRole('button', { name: en['cart.add'] })).toBeVisible();
  for (const name of [en['request.product'], en['bids.ask']])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('offers nothing to the maker’s own company, and says why', () => {
  open(of(makerId));
  expect(screen.getByText(en['cart.error.own'])).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('offers several makers below, with other makers’ products chosen already', async () => {
  const { maker } = loomDetail;
  const by = (id: string, name: string) => ({
    ...loomDetail,
    id,
    title: id,
    maker: { ...maker, id: name, name },
  });
  const items = [by('aeris', 'Kettenhof'), by('aeris-2', 'Kettenhof'), by('pike', 'Norrvik')];
  network.answer(`/api/products/${loomId}/related`, () => ({ body: { items } }));
  for (const product of [loomDetail, ...items])
    network.answer(`/api/products/${product.id}`, () => ({ body: product }));
  open();
  await userEvent.click(screen.getByRole('button', { name: en['bids.ask'] }));
  const dialog = within(
    await screen.findByRole('dialog', { name: fillIn(en['bids.title_other'], { count: 3 }) }),
  );
  const chosen = (name: RegExp) => dialog.getByRole('checkbox', { name });
  expect(chosen(/^RL 190 Dobby/)).toBeChecked();
  expect(chosen(/^aeris Kettenhof/)).toBeChecked();
  expect(chosen(/^pike/)).toBeChecked();
  expect(chosen(/^aeris-2/)).not.toBeChecked();
  // The quantity set on the page.
  expect(
    await dialog.findByRole('textbox', { name: fillIn(en['bids.quantity'], { product: 'pike' }) }),
  ).toHaveValue('4');
});
