import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductCard, ProductDetail } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import type { Session } from 'shared-kit/contract/session';
import {
  containing,
  type FakeNetwork,
  fakeNetwork,
  problemAnswer,
  renderInShell,
  testSession,
} from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { loom, loomDetail } from '../testing/catalogue.ts';
import { buyerCompany, requestWords } from '../testing/request-words.ts';
import { AskMakers } from './ask-makers.tsx';

const endpoint = '/api/quotes/broadcast';
const ofCompany: Session = { ...testSession, secure: { ...testSession.secure, companyId: 'company-1' } };
const by = (id: string, title: string, maker: string): ProductCard => ({
  ...loom,
  id,
  title,
  maker: { ...loom.maker, id: `maker-${maker}`, name: maker },
});
const pike = by('product-pike', 'Pike 190', 'Norrvik');
const aeris = by('product-aeris', 'Aeris 340', 'Kettenhof');
const mine = { ...by('product-mine', 'Our own', 'Us'), maker: { ...loom.maker, id: 'company-1' } };
const simple: ProductDetail = { ...loomDetail, options: [], variants: [], minimumOrder: 1, orderMultiple: 1 };
const optional: ProductDetail = {
  ...simple,
  options: [
    {
      id: 'width',
      name: 'Width',
      values: [
        { id: '190', label: '190 cm' },
        { id: '220', label: '220 cm' },
      ],
    },
  ],
  variants: ['190', '220'].map((width) => ({ id: `v${width}`, values: [width], sku: width, price: null })),
};

let network: FakeNetwork;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  network = fakeNetwork({
    '/api/company': () => ({ body: { ...buyerCompany, addresses: [] } }),
    '/api/quotes/prices': () => ({ body: { products: [] } }),
    [`/api/products/${loom.id}/related`]: () => ({ body: { items: [aeris, pike, mine] } }),
    [`/api/products/${loom.id}`]: () => ({ body: optional }),
    [`/api/products/${pike.id}`]: () => ({
      body: { ...simple, id: pike.id, title: pike.title, unit: 'kg', minimumOrder: 300, orderMultiple: 50 },
    }),
    [`/api/products/${aeris.id}`]: () => ({ body: simple }),
  });
});
afterEach(() => {
  network.restore();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});

const answers = (submitted: boolean) =>
  network.answer(endpoint, (_url, body) => {
    sent.push(body);
    const quotes = ['1', '2'].map((id) => ({ id, number: `Q-${id}`, maker: 'Norrvik', lineCount: 1 }));
    return { body: { groupId: 'group-1', submitted, obstacles: [], quotes } };
  });
const open = (path = '/product-comparison', session: Session = ofCompany) =>
  renderInShell(<AskMakers products={[loom, pike]} />, {
    path,
    session,
    messages: { shop: path.startsWith('/tr') ? tr : en, host: requestWords },
  });
const ask = async (words: typeof en = en) => {
  const name = fillIn(words['bids.compare-button_other'], { count: 2 });
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  // The delivery country is the form's first field.
  await dialog.findByLabelText(/^Delivery country/);
  return dialog;
};

it('asks each maker of the comparison for its own quantity, and leads to their bids', async () => {
  answers(true);
  const { address } = open();
  const dialog = await ask();
  const ofLoom = { product: 'RL 190 Dobby' };
  const option = await dialog.findByLabelText(fillIn(en['bids.variant'], ofLoom));
  await userEvent.selectOptions(option, '220 cm');
  const quantity = dialog.getByRole('textbox', { name: fillIn(en['bids.quantity'], ofLoom) });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '6');
  await userEvent.click(dialog.getByRole('radio', { name: containing(en['bids.award.per-maker']) }));
  await userEvent.selectOptions(dialog.getByLabelText(/^Delivery country/), 'Türkiye');
  await userEvent.click(dialog.getByRole('button', { name: en['request.send'] }));
  await waitFor(() => expect(address()).toBe('/quotes?group=group-1'));
  expect(sent).toEqual([
    {
      deliveryCountry: 'TR',
      deliveryPlace: '',
      incoterm: null,
      replyBy: null,
      note: '',
      attachmentIds: [],
      award: 'per-maker',
      products: [
        { productId: loom.id, variantId: 'v220', quantity: 6 },
        { productId: pike.id, variantId: null, quantity: 300 },
      ],
    },
  ]);
  expect(toasts.toasts().map(({ text }) => text)).toEqual([fillIn(en['request.sent_other'], { count: 2 })]);
});

it('offers what other makers have of the category, but not one’s own', async () => {
  open();
  const dialog = await ask();
  expect(await dialog.findByRole('checkbox', { name: /Aeris 340/ })).not.toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /Pike 190.*300 kg/ })).toBeChecked();
  expect(dialog.queryByRole('checkbox', { name: /Our own/ })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Aeris 340/ }));
  expect(screen.getByRole('dialog', { name: fillIn(en['bids.title_other'], { count: 3 }) })).toBeVisible();
});

it('says that drafts were kept, in the language of the page', async () => {
  answers(false);
  const { address } = open('/tr/product-comparison');
  const dialog = await ask(tr);
  await userEvent.selectOptions(dialog.getByLabelText(/^Delivery country/), 'TR');
  await userEvent.click(dialog.getByRole('button', { name: tr['request.send'] }));
  await waitFor(() => expect(address()).toBe('/tr/quotes?group=group-1'));
  expect(toasts.toasts().map(({ text }) => text)).toEqual([
    fillIn(tr['request.drafted_other'], { count: 2 }),
  ]);
});

it('sends nothing to one maker alone', async () => {
  answers(true);
  open();
  const dialog = await ask();
  await userEvent.selectOptions(dialog.getByLabelText(/^Delivery country/), 'Türkiye');
  await userEvent.click(dialog.getByRole('checkbox', { name: /Pike 190/ }));
  await userEvent.click(dialog.getByRole('button', { name: en['request.send'] }));
  expect(await dialog.findByText(en['request.refusal.one-maker'])).toBeVisible();
  expect(sent).toEqual([]);
});

it('tells which product can’t be asked for like this, and keeps what was entered', async () => {
  network.answer(endpoint, () => {
    const refused = problemAnswer(409, 'quote.line-unavailable');
    return {
      ...refused,
      body: { ...(refused.body as object), errors: [{ name: 'products.1', reason: 'below-minimum' }] },
    };
  });
  open();
  const dialog = await ask();
  await userEvent.selectOptions(dialog.getByLabelText(/^Delivery country/), 'Türkiye');
  await userEvent.type(dialog.getByLabelText(/^Words for the makers/), 'Two shifts');
  await userEvent.click(dialog.getByRole('button', { name: en['request.send'] }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(en['bids.refused']);
  const rows = dialog.getAllByRole('listitem');
  expect(rows[1]).toHaveTextContent(en['bids.fault.below-minimum']);
  expect(rows[0]).not.toHaveTextContent(en['bids.fault.below-minimum']);
  expect(dialog.getByLabelText(/^Words for the makers/)).toHaveValue('Two shifts');
});

it('is for companies: whoever has none is told so', () => {
  open('/product-comparison', testSession);
  expect(screen.getByText(en['request.no-company'])).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
