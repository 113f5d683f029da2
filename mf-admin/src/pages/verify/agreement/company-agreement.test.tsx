import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AgreementAnswer, CompanySignersAnswer } from 'shared-kit/contract/signing';
import { confirmMove, containing, press } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import {
  agreementUrl,
  first,
  openFile,
  second,
  type VerificationMarket,
  verificationMarket,
} from '../testing/verification-market.tsx';

const agreement: AgreementAnswer = {
  kind: 'maker',
  companyName: 'Yeşildere Dokuma A.Ş.',
  state: null,
  consentVersion: '2026-11',
  text: {
    title: 'Terms of the market',
    version: '2026-11-23',
    locale: 'en',
    sha256: 'a'.repeat(64),
    sections: [{ heading: '1. Subject', paragraphs: ['The maker offers its products.'] }],
  },
  signatories: [],
  canBind: false,
  isAllowed: true,
  signatures: [],
  waitsFor: null,
  declined: null,
  inForce: null,
  elsewhere: null,
  copies: [],
  mayDownload: true,
};
const signers: CompanySignersAnswer = {
  signatories: [],
  members: [{ id: second, name: 'Nuray Demirtaş', email: 'nuray@yesildere.example' }],
  documents: [{ id: first, requirement: 'signatory-list', name: 'sirküler.pdf' }],
};

let market: VerificationMarket;
const has = (change: Partial<AgreementAnswer> = {}, people: Partial<CompanySignersAnswer> = {}) =>
  market.network.answer(agreementUrl, () => ({
    body: { agreement: { ...agreement, ...change }, signers: { ...signers, ...people } },
  }));
beforeEach(() => {
  market = verificationMarket();
});
afterEach(() => market.network.restore());

const field = (name: 'amount' | 'group' | 'role') =>
  screen.getByRole('textbox', { name: containing(en[`verify.agreement.field.${name}`]) });

it('confirms a signatory from an accepted document, and says what is missing', async () => {
  has();
  market.network.answer(`/api/admin/companies/${first}/signatories`, () => ({ body: {} }));
  await openFile();
  await userEvent.click(await screen.findByText(en['verify.agreement.confirm']));
  await press(en['verify.agreement.confirm-now']);
  expect(screen.getByText(en['verify.agreement.missing.userId'])).toBeVisible();
  expect(screen.getByText(en['verify.agreement.missing.documentId'])).toBeVisible();
  expect(market.sent).toEqual([]);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: en['verify.agreement.field.userId'] }),
    second,
  );
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: en['verify.agreement.field.documentId'] }),
    first,
  );
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: en['verify.agreement.field.signs'] }),
    'jointly',
  );
  await userEvent.type(field('role'), 'Managing director');
  await userEvent.type(field('group'), 'A');
  await userEvent.type(field('amount'), '250000');
  await press(en['verify.agreement.confirm-now']);
  expect(market.sent[0]?.body).toEqual({
    userId: second,
    documentId: first,
    name: 'Nuray Demirtaş',
    role: 'Managing director',
    signs: 'jointly',
    group: 'A',
    withGroup: null,
    until: null,
    limit: { amount: '250000', currency: 'USD' },
  });
});

it('lets nobody be confirmed before a document is accepted', async () => {
  has({}, { documents: [] });
  await openFile();
  expect(await screen.findByText(en['verify.agreement.no-document'])).toBeVisible();
  expect(screen.queryByText(en['verify.agreement.confirm'])).toBeNull();
});

it('signs for the market with name, consent and the mailed code', async () => {
  has({ state: 'awaiting_market' }, { documents: [] });
  const sent = { email: 'desk@market.example', until: '2026-11-23T10:10:00Z' };
  market.network.answer(`${agreementUrl}/code`, () => ({ body: sent }));
  market.network.answer(`${agreementUrl}/signature`, () => ({ body: {} }));
  await openFile();
  await screen.findByText('The maker offers its products.');
  await press('Mail me a code');
  expect(screen.getByText('Write your name.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Burak Tan');
  await press('Mail me a code');
  expect(screen.getByRole('alert')).toHaveTextContent('Confirm that you have read the text.');
  await userEvent.click(screen.getByRole('checkbox', { name: /electronically/ }));
  await press('Mail me a code');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Code from the mail/ }), '12 34 56');
  await press('Sign');
  await confirmMove('Sign');
  expect(market.sent.at(-1)?.body).toEqual({
    name: 'Burak Tan',
    sha256: agreement.text.sha256,
    consentVersion: '2026-11',
    code: '123456',
    seen: { version: agreement.text.sha256, sum: null },
  });
});

it('does not sign without saying why', async () => {
  has({ state: 'awaiting_market' });
  market.network.answer(`${agreementUrl}/refusal`, () => ({ body: {} }));
  await openFile();
  await userEvent.click(await screen.findByRole('button', { name: en['verify.agreement.refuse'] }));
  await press(en['verify.agreement.refuse']);
  expect(market.sent).toEqual([]);
  await userEvent.type(
    screen.getByRole('textbox', { name: containing(en['verify.agreement.refusal-reason']) }),
    'Another name',
  );
  await press(en['verify.agreement.refuse']);
  await confirmMove(en['verify.agreement.refuse']);
  expect(market.sent[0]?.body).toMatchObject({ reason: 'Another name' });
});
