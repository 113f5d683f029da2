import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { Session } from 'shared-kit/contract/session';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { cartOf, loomLine } from '../../../testing/cart.ts';
import { buyerCompany, requestWords } from '../../../testing/request-words.ts';
import { RequestQuotes } from './request-quotes.tsx';

const endpoint = '/api/quotes/from-cart';
const ofCompany: Session = { ...testSession, secure: { ...testSession.secure, companyId: 'company-1' } };
let network: FakeNetwork;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  network = fakeNetwork({
    '/api/company': () => ({ body: { ...buyerCompany, addresses: [] } }),
    '/api/quotes/prices': (_url, body) => ({ body: { products: [pricesIn(body)] } }),
  });
});
afterEach(() => {
  network.restore();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});

/** Prices for Belgium are higher. */
const pricesIn = (body: unknown) => {
  const dollars = (amount: string) => ({ amount, currency: 'USD' });
  const price = (unit: string, total: string) => ({ unit: dollars(unit), total: dollars(total) });
  const seen = price('134140', '536560');
  const isBelgium = (body as { deliveryCountry: string }).deliveryCountry === 'BE';
  return { seen, delivered: isBelgium ? price('140000', '560000') : seen };
};
const answers = (submitted: boolean, makers: number) =>
  network.answer(endpoint, (_url, body) => {
    sent.push(body);
    const quotes = Array.from({ length: makers }, (_, at) => ({
      id: `quote-${at + 1}`,
      number: `Q-${at + 1}`,
      maker: 'Altınmekik',
      lineCount: 1,
    }));
    return { body: { groupId: 'group-1', submitted, obstacles: [], quotes } };
  });
const open = (path = '/cart', session = ofCompany) =>
  renderInShell(<RequestQuotes cart={cartOf([loomLine])} />, {
    path,
    session,
    messages: { shop: path.startsWith('/tr') ? tr : en, host: requestWords },
  });
const ask = async (words: typeof en | typeof tr = en) => {
  await userEvent.click(screen.getByRole('button', { name: words['request.button'] }));
  const dialog = within(await screen.findByRole('dialog'));
  // The delivery country is the form's first field.
  await dialog.findByLabelText(/^Delivery country/);
  return dialog;
};
const toastTexts = () => toasts.toasts().map(({ text }) => text);

it('asks each maker for its lines, priced by the country of delivery, and leads to the one quote', async () => {
  answers(true, 1);
  const { address } = open();
  const dialog = await ask();
  await userEvent.selectOptions(dialog.getByLabelText(/^Delivery country/), 'Switzerland');
  await userEvent.selectOptions(dialog.getByLabelText(/^Delivery term wished/), 'DAP');
  await userEvent.type(dialog.getByLabelText(/^Named place/), 'Langenthal');
  await userEvent.type(dialog.getByLabelText(/^Words for the makers/), 'Two shifts');
  await userEvent.click(dialog.getByRole('button', { name: en['request.send'] }));
  expect(sent).toEqual([
    {
      cartLineIds: [loomLine.id],
      deliveryCountry: 'CH',
      deliveryPlace: '',
      incoterm: { rule: 'DAP', place: 'Langenthal' },
      replyBy: null,
      note: 'Two shifts',
      attachmentIds: [],
    },
  ]);
  await waitFor(() => expect(address()).toBe('/quote/quote-1'));
  expect(toastTexts()).toEqual([fillIn(en['request.sent_one'], { count: 1 })]);
});

it('leads to the list where there are several, and says that drafts were not sent', async () => {
  answers(false, 2);
  const { address } = open('/tr/cart');
  const dialog = await ask(tr);
  await userEvent.click(dialog.getByRole('button', { name: tr['request.send'] }));
  await waitFor(() => expect(address()).toBe('/tr/quotes'));
  expect(toastTexts()).toEqual([fillIn(tr['request.drafted_other'], { count: 2 })]);
});

it('keeps what was entered when it fails', async () => {
  network.answer(endpoint, () => problemAnswer(409, 'quote.line-unavailable'));
  open();
  const dialog = await ask();
  const words = dialog.getByLabelText(/^Words for the makers/);
  await userEvent.type(words, 'Two shifts');
  await userEvent.click(dialog.getByRole('button', { name: en['request.send'] }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(en['request.refusal.quote.line-unavailable']);
  expect(words).toHaveValue('Two shifts');
});

it('begins with where the company’s goods go, and says what that changes', async () => {
  answers(true, 1);
  network.answer('/api/company', () => ({ body: buyerCompany }));
  open();
  const dialog = await ask();
  const country = await dialog.findByLabelText(/^Delivery country/);
  expect(country).toHaveDisplayValue('Belgium');
  expect(dialog.getByLabelText(/^Place of delivery/)).toHaveValue('Dok Noord 7, 9000 Gent');
  const status = dialog.getByRole('status');
  await waitFor(() =>
    expect(status).toHaveTextContent(
      `${en['request.price-was']} $536,560 ${en['request.price-now']} $560,000`,
    ),
  );
  expect(sent).toEqual([]);
  await userEvent.selectOptions(
    dialog.getByLabelText(en['request.address']),
    'Hafengasse 2, 89073 Ulm, Germany',
  );
  expect(country).toHaveDisplayValue('Germany');
  await waitFor(() => expect(status).toBeEmptyDOMElement());
  await userEvent.click(dialog.getByRole('button', { name: en['request.send'] }));
  expect(sent).toMatchObject([{ deliveryCountry: 'DE', deliveryPlace: 'Hafengasse 2, 89073 Ulm' }]);
});

it('begins with the company’s country where it named no address for deliveries', async () => {
  open();
  const dialog = await ask();
  expect(await dialog.findByLabelText(/^Delivery country/)).toHaveDisplayValue('Germany');
  expect(dialog.queryByLabelText(en['request.address'])).not.toBeInTheDocument();
});

it('is for companies: whoever has none is told so', () => {
  open('/cart', testSession);
  expect(screen.getByText(en['request.no-company'])).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
