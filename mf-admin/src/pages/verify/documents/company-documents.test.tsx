import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChecklistPoint } from 'shared-kit/contract';
import {
  first,
  openFile,
  point,
  press,
  second,
  type VerificationMarket,
  verificationMarket,
} from '../testing/verification-market.tsx';

let market: VerificationMarket;
beforeEach(() => {
  market = verificationMarket();
});
afterEach(() => market.network.restore());

const decisionUrl = `/api/admin/documents/${second}/decision`;
const document = (change: Partial<NonNullable<ChecklistPoint['document']>>) =>
  point.document && { ...point.document, ...change };

it('keeps the company from being approved until the document is accepted', async () => {
  market.shows({ documents: [point] });
  market.network.answer(decisionUrl, () => ({ body: {} }));
  await openFile();
  expect(screen.getByRole('link', { name: 'sicil.pdf' })).toHaveAttribute(
    'href',
    `/api/admin/documents/${second}/file`,
  );
  expect(screen.getByText('waits for you · not scanned for viruses')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByText(/Approving needs every obligatory document/)).toBeVisible();
  market.shows({ documents: [{ ...point, state: 'accepted' }] });
  await press('Accept');
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(market.sent[0]?.body).toEqual({ decision: 'accept', reason: null });
});

it('says what the company typed about it, in the reader’s words', async () => {
  const typed = { number: '481-K', issuedOn: '2026-11-02', validUntil: null, issuer: 'İzmir Ticaret Sicili' };
  market.shows({ documents: [{ ...point, document: document(typed) }] });
  await openFile();
  expect(screen.getByText('no. 481-K · İzmir Ticaret Sicili · issued on 2 Nov 2026')).toBeVisible();
});

it('can’t be accepted when it is too old, and is rejected or waived with a reason', async () => {
  market.shows({ documents: [{ ...point, document: document({ faults: ['too-old'] }) }] });
  const waiver = `/api/admin/companies/${first}/documents/trade-register/waiver`;
  market.network.answer(waiver, () => ({ body: {} }));
  market.network.answer(decisionUrl, () => ({ body: {} }));
  await openFile();
  expect(screen.getByText(/too old when it was uploaded/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await press('Reject the document');
  await press('Reject the document');
  expect(market.sent).toEqual([]);
  const reason = screen.getByRole('textbox', { name: /^Reason/ });
  expect(reason).toHaveAccessibleDescription(/Tell the company why/);
  await userEvent.type(reason, 'From 2020');
  await press('Reject the document');
  expect(market.sent.at(-1)?.body).toEqual({ decision: 'reject', reason: 'From 2020' });
  await press('Do without it');
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Known to us');
  await press('Do without it');
  expect(market.sent.at(-1)?.body).toEqual({ reason: 'Known to us' });
});

it('is accepted without the reason that was typed for rejecting it', async () => {
  market.shows({ documents: [point] });
  market.network.answer(decisionUrl, () => ({ body: {} }));
  await openFile();
  await press('Reject the document');
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'From 2020');
  await press('Accept');
  expect(market.sent.at(-1)?.body).toEqual({ decision: 'accept', reason: null });
});

it('says when a decision did not arrive', async () => {
  market.shows({ documents: [point] });
  market.network.answer(decisionUrl, () => ({ status: 500, body: {} }));
  await openFile();
  await press('Accept');
  expect(await screen.findByText(/did not arrive/)).toBeVisible();
});

it('has its facts corrected, and is told apart from what the company typed since', async () => {
  const url = `/api/admin/documents/${second}/facts`;
  market.shows({ documents: [point] });
  market.network.answer(url, () => ({ body: {} }));
  await openFile();
  await userEvent.click(screen.getByText('Correct what it states'));
  const number = screen.getByRole('textbox', { name: /^Number/ });
  await userEvent.clear(number);
  await userEvent.type(number, '481-K');
  await press('Save');
  const seen = {
    number: '12',
    issuedOn: '2026-11-01',
    validUntil: null,
    issuer: null,
    verificationCode: null,
  };
  expect(market.sent.at(-1)?.body).toEqual({ ...seen, number: '481-K', seen });
});

it('is asked for in the staff’s words', async () => {
  const url = `/api/admin/companies/${first}/document-requirements`;
  market.network.answer(url, () => ({ body: { requirement: second } }));
  await openFile();
  await userEvent.click(screen.getByText('Ask for one more document'));
  const words = screen.getByRole('textbox', { name: /^Which document/ });
  await press('Ask the company');
  expect(market.sent).toEqual([]);
  expect(words).toHaveAccessibleDescription(/Say which document/);
  await userEvent.type(words, 'Kira sözleşmesi');
  await press('Ask the company');
  expect(market.sent.at(-1)?.body).toEqual({ words: 'Kira sözleşmesi', obligatory: true });
  expect(await screen.findByText('The company is asked for it')).toBeVisible();
});
