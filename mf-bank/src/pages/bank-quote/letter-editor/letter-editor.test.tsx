import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayOf } from 'shared-kit/contract/dates';
import { letterInput } from 'shared-kit/contract/financing';
import { type FakeNetwork, fakeNetwork, press, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { bankQuoteDetail } from '../testing/bank-quote-detail.ts';
import { fill } from '../testing/form-fields.ts';
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
const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));
const field = (name: string) => screen.getByLabelText(name);

it('sends every term, as stated', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: en['letter.payment.deferred'] }));
  fill(field(en['letter.field.deferredDays']), '90');
  fill(field(en['letter.field.amount']), '998,800');
  fill(field(en['letter.field.tolerancePercent']), '5');
  fill(field(en['letter.field.expiryPlace']), 'Zürich');
  fill(field(en['letter.field.expiresOn']), inDays(200));
  fill(field(en['letter.field.latestShipmentOn']), inDays(170));
  await userEvent.selectOptions(field(en['letter.field.confirmation']), en['letter.confirmation.may-add']);
  fill(field(en['letter.field.documents']), 'Commercial invoice\n\n Bill of lading ');
  const issuance = within(screen.getByRole('group', { name: en['letter.commission.issuance'] }));
  fill(issuance.getByLabelText(en['letter.field.commission-value']), '0,25');
  await userEvent.selectOptions(
    issuance.getByLabelText(en['letter.field.commission-per']),
    en['letter.per.quarter'],
  );
  fill(field(en['letter.field.issueConditions']), 'Cash cover');
  fill(field(en['letter.field.laterConditions']), 'Insured goods');
  fill(field(en['letter.field.validUntil']), inDays(20));
  await press(en['editor.prepare-binding']);
  expect(letterInput.parse(sent[0])).toMatchObject({
    kind: 'binding',
    terms: {
      product: 'letter-of-credit',
      currency: 'USD',
      amount: '998800',
      tolerancePercent: '5',
      payment: { kind: 'deferred', days: 90, from: 'shipment' },
      expiresOn: inDays(200),
      expiryPlace: 'Zürich',
      latestShipmentOn: inDays(170),
      presentationDays: 21,
      confirmation: 'may-add',
      validUntil: inDays(20),
      documents: ['Commercial invoice', 'Bill of lading'],
      commissions: [
        { kind: 'issuance', of: { kind: 'percent', percent: '0.25' }, per: 'quarter', paidBy: 'buyer' },
      ],
      conditions: [
        { text: 'Cash cover', gate: 'contract' },
        { text: 'Insured goods', gate: 'later' },
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
  fill(field(en['letter.field.expiryPlace']), 'Zürich');
  fill(field(en['letter.field.documents']), 'Invoice');
  fill(field(en['letter.field.expiresOn']), inDays(200));
  fill(field(en['letter.field.latestShipmentOn']), inDays(201));
  await press(en['editor.send-indicative']);
  expect(field(en['letter.field.latestShipmentOn'])).toBeInvalid();
  expect(sent).toEqual([]);
  expect(field(en['letter.field.expiresOn'])).toBeValid();
});
