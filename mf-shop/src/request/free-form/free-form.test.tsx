import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from 'shared-kit/contract/session';
import { queries } from 'shared-kit/query';
import { type FakeNetwork, fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../messages/en.json' with { type: 'json' };
import { categoriesAnswer } from '../../testing/catalogue.ts';
import { buyerCompany, requestWords } from '../../testing/request-words.ts';
import { AskForIt } from './ask-for-it.tsx';

const ofCompany: Session = { ...testSession, secure: { ...testSession.secure, companyId: 'company-1' } };
const maker = (id: string, name: string) => ({ id, name, city: 'Bursa', country: 'TR', count: 3 });
const makers = [
  maker('company-1', 'Ourselves'),
  ...['Norrvik', 'Orsetti', 'Kettenhof', 'Lanyang', 'Yunsuo', 'Baekdam'].map((name) => maker(name, name)),
];

let network: FakeNetwork;
let sent: unknown[];
beforeEach(() => {
  sent = [];
  network = fakeNetwork({
    '/api/company': () => ({ body: { ...buyerCompany, addresses: [] } }),
    '/api/categories/weaving/makers': () => ({ body: { makers } }),
  });
  network.answer('/api/quotes/free-form', (_url, body) => {
    sent.push(body);
    const quotes = ['1', '2'].map((id) => ({ id, number: `Q-${id}`, maker: 'Norrvik', lineCount: 1 }));
    return { body: { groupId: 'group-1', submitted: true, obstacles: [], quotes } };
  });
});
afterEach(() => {
  network.restore();
  queries.clear();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});

const open = (session: Session | null, category: string | null = 'weaving') =>
  renderInShell(
    <AskForIt question="narrow loom 60 cm" category={category} categories={categoriesAnswer.categories} />,
    { path: '/shop', session, messages: { shop: en, host: requestWords } },
  );
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: en['free-form.button'] }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Delivery country/);
  return dialog;
};

it('sends the buyer’s words to the ticked makers and leads to their bids', async () => {
  const { address } = open(ofCompany);
  const dialog = await ask();
  expect(dialog.getByLabelText(en['free-form.what'])).toHaveValue('narrow loom 60 cm');
  await userEvent.selectOptions(dialog.getByLabelText(en['free-form.unit']), 'set');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Norrvik/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /Orsetti/ }));
  await userEvent.selectOptions(dialog.getByLabelText(/^Delivery country/), 'Türkiye');
  await userEvent.click(dialog.getByRole('button', { name: en['request.send'] }));
  await waitFor(() => expect(address()).toBe('/quotes?group=group-1'));
  expect(sent).toMatchObject([
    {
      category: 'weaving',
      what: 'narrow loom 60 cm',
      quantity: 1,
      unit: 'set',
      makers: ['Norrvik', 'Orsetti'],
    },
  ]);
});

it('offers five makers at most, and not the buyer’s own company', async () => {
  open(ofCompany);
  const dialog = await ask();
  expect(await dialog.findByRole('checkbox', { name: /Norrvik/ })).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: /Ourselves/ })).not.toBeInTheDocument();
  for (const name of ['Norrvik', 'Orsetti', 'Kettenhof', 'Lanyang', 'Yunsuo'])
    await userEvent.click(dialog.getByRole('checkbox', { name: new RegExp(name) }));
  expect(dialog.getByRole('checkbox', { name: /Baekdam/ })).toBeDisabled();
});

it('says what is missing and sends nothing', async () => {
  open(ofCompany, null);
  const dialog = await ask();
  await userEvent.selectOptions(dialog.getByLabelText(/^Delivery country/), 'Türkiye');
  await userEvent.click(dialog.getByRole('button', { name: en['request.send'] }));
  expect(await dialog.findByText(en['free-form.missing'])).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText(en['free-form.category']), 'Weaving machines');
  await userEvent.click(dialog.getByRole('button', { name: en['request.send'] }));
  expect(await dialog.findByText(en['free-form.missing-makers'])).toBeVisible();
  expect(sent).toEqual([]);
});

it('is promised to a company that isn’t approved yet', async () => {
  network.answer('/api/company', () => ({ body: { ...buyerCompany, verification: 'in_review' } }));
  open(ofCompany);
  expect(await screen.findByText(en['free-form.not-approved'])).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['a stranger', null],
  ['somebody without a company', testSession],
])('is not offered to %s', (_who, session) => {
  open(session);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
