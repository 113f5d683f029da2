import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChecklistPoint } from 'shared-kit/contract/documents';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, press } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import {
  first,
  openFile,
  point,
  second,
  type VerificationMarket,
  verificationMarket,
} from '../testing/verification-market.tsx';

let market: VerificationMarket;
beforeEach(() => {
  market = verificationMarket();
});
afterEach(() => market.network.restore());

const inOneLine = (...words: string[]) => words.join(' · ');
const reasonField = () => screen.getByRole('textbox', { name: containing(en['verify.documents.reason']) });
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
  expect(
    screen.getByText(inOneLine(en['verify.documents.state.in_review'], en['verify.documents.unscanned'])),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: en['verify.decision.do.approve'] })).toBeNull();
  expect(screen.getByText(en['verify.decision.documents-open'])).toBeVisible();
  market.shows({ documents: [{ ...point, state: 'accepted' }] });
  await press(en['verify.documents.do.accept']);
  expect(await screen.findByRole('button', { name: en['verify.decision.do.approve'] })).toBeVisible();
  expect(market.sent[0]?.body).toEqual({ decision: 'accept', reason: null });
});

it('says what the company typed about it, in the reader’s words', async () => {
  const typed = { number: '481-K', issuedOn: '2026-11-02', validUntil: null, issuer: 'İzmir Ticaret Sicili' };
  market.shows({ documents: [{ ...point, document: document(typed) }] });
  await openFile();
  const number = fillIn(en['verify.documents.number'], { number: '481-K' });
  const issued = fillIn(en['verify.documents.issued'], { day: '2 Nov 2026' });
  expect(screen.getByText(inOneLine(number, 'İzmir Ticaret Sicili', issued))).toBeVisible();
});

it('can’t be accepted when it is too old, and is rejected or waived with a reason', async () => {
  market.shows({ documents: [{ ...point, document: document({ faults: ['too-old'] }) }] });
  const waiver = `/api/admin/companies/${first}/documents/trade-register/waiver`;
  market.network.answer(waiver, () => ({ body: {} }));
  market.network.answer(decisionUrl, () => ({ body: {} }));
  await openFile();
  expect(screen.getByText(/too old when it was uploaded/)).toBeVisible();
  expect(screen.queryByRole('button', { name: en['verify.documents.do.accept'] })).toBeNull();
  await press(en['verify.documents.do.reject']);
  await press(en['verify.documents.do.reject']);
  expect(market.sent).toEqual([]);
  const reason = reasonField();
  expect(reason).toHaveAccessibleDescription(containing(en['verify.decision.reason-missing']));
  await userEvent.type(reason, 'From 2020');
  await press(en['verify.documents.do.reject']);
  expect(market.sent.at(-1)?.body).toEqual({ decision: 'reject', reason: 'From 2020' });
  await press(en['verify.documents.do.waive']);
  await userEvent.type(reasonField(), 'Known to us');
  await press(en['verify.documents.do.waive']);
  expect(market.sent.at(-1)?.body).toEqual({ reason: 'Known to us' });
});

it('is accepted without the reason that was typed for rejecting it', async () => {
  market.shows({ documents: [point] });
  market.network.answer(decisionUrl, () => ({ body: {} }));
  await openFile();
  await press(en['verify.documents.do.reject']);
  await userEvent.type(reasonField(), 'From 2020');
  await press(en['verify.documents.do.accept']);
  expect(market.sent.at(-1)?.body).toEqual({ decision: 'accept', reason: null });
});

it('says when a decision did not arrive', async () => {
  market.shows({ documents: [point] });
  market.network.answer(decisionUrl, () => ({ status: 500, body: {} }));
  await openFile();
  await press(en['verify.documents.do.accept']);
  expect(await screen.findByText(en['verify.decision.failed'])).toBeVisible();
});

it('has its facts corrected, and is told apart from what the company typed since', async () => {
  const url = `/api/admin/documents/${second}/facts`;
  market.shows({ documents: [point] });
  market.network.answer(url, () => ({ body: {} }));
  await openFile();
  await userEvent.click(screen.getByText(en['verify.documents.correct']));
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
  await userEvent.click(screen.getByText(en['verify.documents.more.title']));
  const words = screen.getByRole('textbox', { name: containing(en['verify.documents.more.words']) });
  await press(en['verify.documents.more.ask']);
  expect(market.sent).toEqual([]);
  expect(words).toHaveAccessibleDescription(containing(en['verify.documents.more.missing']));
  await userEvent.type(words, 'Kira sözleşmesi');
  await press(en['verify.documents.more.ask']);
  expect(market.sent.at(-1)?.body).toEqual({ words: 'Kira sözleşmesi', obligatory: true });
  expect(await screen.findByText(en['verify.documents.more.done'])).toBeVisible();
});
