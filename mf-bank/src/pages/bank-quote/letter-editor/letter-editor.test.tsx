import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { letterInput } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { bankQuoteDetail } from '../testing/bank-quote-detail.ts';
import { LetterEditor } from './letter-editor.tsx';

let network: FakeNetwork;
let sent: unknown[];
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  network = fakeNetwork({
    '/api/bank/quotes/one/letters': (_url, body) => {
      sent.push(body);
      return { body: {} };
    },
  });
});
afterEach(() => network.restore());

const open = (path = '/bank/quotes/one') =>
  renderInShell(<LetterEditor detail={bankQuoteDetail()} onChanged={async () => undefined} />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const field = (name: string) => screen.getByLabelText(name);

it('sends every term, as stated', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Deferred' }));
  fill(field('Paid after'), '90');
  fill(field('Amount of the credit'), '998,800');
  fill(field('Tolerance, more or less'), '5');
  fill(field('Place of expiry'), 'Zürich');
  fill(field('Expires on'), '2099-06-30');
  fill(field('Latest shipment'), '2099-06-01');
  await userEvent.selectOptions(field('Confirmation'), 'May be added');
  fill(field('Documents to present'), 'Commercial invoice\n\n Bill of lading ');
  const issuance = within(screen.getByRole('group', { name: 'Issuance' }));
  fill(issuance.getByLabelText('How much'), '0,25');
  await userEvent.selectOptions(issuance.getByLabelText('Charged'), 'per quarter');
  fill(field('To be met before it is issued'), 'Cash cover');
  fill(field('To be met later'), 'Insurance');
  fill(field('Offer valid until'), '2099-01-01');
  await press('Prepare a binding offer');
  expect(letterInput.parse(sent[0])).toMatchObject({
    kind: 'binding',
    terms: {
      ...{ product: 'letter-of-credit', currency: 'USD', amount: '998800', tolerancePercent: '5' },
      payment: { kind: 'deferred', days: 90, from: 'shipment' },
      ...{ expiresOn: '2099-06-30', expiryPlace: 'Zürich', latestShipmentOn: '2099-06-01' },
      ...{ presentationDays: 21, confirmation: 'may-add', validUntil: '2099-01-01' },
      documents: ['Commercial invoice', 'Bill of lading'],
      commissions: [
        { kind: 'issuance', of: { kind: 'percent', percent: '0.25' }, per: 'quarter', paidBy: 'buyer' },
      ],
      conditions: [
        { text: 'Cash cover', gate: 'contract' },
        { text: 'Insurance', gate: 'later' },
      ],
    },
  });
});

it.each([
  ['/bank/quotes/one', en],
  ['/tr/bank/quotes/one', tr],
])('at %s names each field that is missing or not reasonable', async (path, words) => {
  open(path);
  fill(field(words['letter.field.amount']), '0x');
  fill(field(words['letter.field.presentationDays']), '91');
  fill(field(words['letter.field.tolerancePercent']), '51');
  fill(field(words['letter.field.words']), 'x'.repeat(4001));
  await press(words['editor.send-indicative']);
  for (const name of ['amount', 'presentationDays', 'tolerancePercent', 'expiryPlace', 'documents'] as const)
    expect(field(words[`letter.field.${name}`])).toHaveAccessibleDescription(
      expect.stringContaining(words[`letter.wrong.${name}`]),
    );
  expect(sent).toEqual([]);
});

it('refuses a shipment after the expiry at its field', async () => {
  open();
  fill(field('Place of expiry'), 'Zürich');
  fill(field('Documents to present'), 'Invoice');
  fill(field('Expires on'), '2099-06-30');
  fill(field('Latest shipment'), '2099-07-01');
  await press('Send as indicative');
  expect(field('Latest shipment')).toHaveAccessibleDescription(en['letter.wrong.latestShipmentOn']);
  expect(field('Expires on')).toBeValid();
});
