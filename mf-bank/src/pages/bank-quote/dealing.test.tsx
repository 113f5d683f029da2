import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankQuoteDetail } from 'shared-kit/contract/financing';
import { fillIn } from 'shared-kit/contract/languages';
import {
  confirmMove,
  containing,
  type FakeNetwork,
  fakeNetwork,
  press,
  problemAnswer,
  renderInShell,
} from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import BankQuotePage from './bank-quote-page.tsx';
import { bankQuoteDetail, sentOffer } from './testing/bank-quote-detail.ts';
import { condition, drawdown, file, payment, question } from './testing/dealt.ts';

const endpoint = '/api/bank/quotes/one';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const host = {
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'attachment.choose': 'Attach files',
  'attachment.remove': 'Remove {{name}}',
};
const open = (change: Partial<BankQuoteDetail>) => {
  network.answer(endpoint, () => ({ body: bankQuoteDetail(change) }));
  return renderInShell(<BankQuotePage />, {
    path: '/bank/quotes/one',
    pattern: '/bank/quotes/:id',
    messages: { bank: en, host },
  });
};
const sentTo = (path: string) => {
  const sent: unknown[] = [];
  network.answer(`${endpoint}/${path}`, (_url, body) => {
    sent.push(body);
    return { body: {} };
  });
  return sent;
};
const formOf = async (name: string) => within(await screen.findByRole('form', { name }));

it('asks one question a line', async () => {
  open({ moves: ['ask'] });
  await userEvent.click(await screen.findByText(en['questions.title'], { selector: 'summary *' }));
  const sent = sentTo('questions');
  const form = await formOf(en['questions.title']);
  await userEvent.click(form.getByRole('button'));
  expect(form.getByRole('textbox')).toHaveAccessibleDescription(containing(en['questions.wrong']));
  await userEvent.type(form.getByRole('textbox'), 'Balance sheet 2025{Enter}{Enter}Orders in hand');
  await userEvent.click(form.getByRole('button'));
  expect(sent).toEqual([{ items: ['Balance sheet 2025', 'Orders in hand'] }]);
});

it('ticks a condition, or refuses the answer with words', async () => {
  open({ state: 'accepted', conditions: [condition('answered')] });
  const sent = sentTo('conditions');
  await press(fillIn(en['conditions.tick-one'], { condition: 'Insured loom' }));
  await userEvent.click(screen.getByText(en['conditions.refuse'], { selector: 'summary *' }));
  const form = await formOf(en['conditions.refuse-why']);
  await userEvent.type(form.getByRole('textbox'), 'The policy itself');
  await userEvent.click(form.getByRole('button'));
  expect(sent).toEqual([
    { conditionId: 'c', isMet: true, text: '' },
    { conditionId: 'c', isMet: false, text: 'The policy itself' },
  ]);
});

it('writes to the buyer, and keeps notes apart', async () => {
  open({ state: 'received' });
  const sent = sentTo('messages');
  const message = fillIn(en['thread.write'], { buyer: 'Karaova' });
  await userEvent.type(await screen.findByRole('textbox', { name: message }), 'Welcome');
  await press(en['thread.send']);
  await userEvent.click(screen.getByRole('checkbox', { name: en['thread.only-us'] }));
  await userEvent.type(screen.getByRole('textbox', { name: en['thread.note'] }), 'Rating BB');
  await press(en['thread.keep']);
  expect(sent).toEqual([
    { text: 'Welcome', fileIds: [], isPrivate: false },
    { text: 'Rating BB', fileIds: [], isPrivate: true },
  ]);
});

it.each([
  [false, 1],
  [true, 0],
])('an offer for a changed purchase is confirmed by somebody else (own: %s)', async (isMine, buttons) => {
  open({
    state: 'binding',
    needsReconfirmation: true,
    moves: ['confirm'],
    offers: [{ ...sentOffer, isMine }],
  });
  expect(await screen.findByText(fillIn(en['confirm.why'], { version: 4 }))).toBeVisible();
  const sent = sentTo('confirmation');
  const confirm = screen.queryByRole('button', { name: fillIn(en['confirm.do'], { number: 1 }) });
  if (confirm) {
    await userEvent.click(confirm);
    await confirmMove(fillIn(en['confirm.do'], { number: 1 }));
  }
  expect(sent).toHaveLength(buttons);
});

it('sends the contract, which must be a PDF, to be signed here or signed elsewhere', async () => {
  open({
    state: 'accepted',
    moves: ['propose-contract'],
    drawdown: { ...drawdown, disbursements: [], schedule: [] },
  });
  const form = await formOf(en['contract.send']);
  const send = () => userEvent.click(form.getByRole('button', { name: en['contract.send'] }));
  const sent = sentTo('contract');
  await send();
  expect(form.getByRole('alert')).toHaveTextContent(en['contract.file.wrong']);
  network.answer('/api/financing-files', () => ({ body: file }));
  await userEvent.upload(form.getByLabelText('Attach files'), new File(['%PDF'], 'c.pdf'));
  await form.findByText(/c\.pdf/);
  await send();
  expect(sent).toMatchObject([{ fileId: 'f', form: 'market', signedOn: null }]);
  const way = form.getByRole('combobox', { name: en['contract.form'] });
  await userEvent.selectOptions(way, 'qualified');
  await send();
  expect(sent[1]).toMatchObject({ fileId: 'f', form: 'qualified', signedOn: expect.any(String) });
});

it('withdraws a contract that my bank hasn’t signed', async () => {
  const signing = { consentVersion: '1', company: 'Bosphorus', mayISign: false, haveISigned: false };
  const contract = {
    id: 'c',
    state: 'proposed' as const,
    form: 'market' as const,
    signedOn: null,
    file,
    confirmedAt: null,
    signing: { ...signing, isSignedByBank: false, signatures: [], sealed: null },
  };
  open({
    state: 'accepted',
    moves: ['sign-for-bank', 'withdraw-contract'],
    drawdown: { ...drawdown, contract, disbursements: [], schedule: [] },
  });
  const sent = sentTo('contract-withdrawal');
  await userEvent.click(await screen.findByText(en['contract.withdraw'], { selector: 'summary *' }));
  await press(en['contract.withdraw']);
  await confirmMove(en['contract.withdraw']);
  expect(sent).toMatchObject([{ contractId: 'c' }]);
});

it('records what is left to be paid, with its reference, or says why it may not', async () => {
  open({
    state: 'contract_signed',
    moves: ['pay-out'],
    drawdown: { ...drawdown, disbursements: [payment], schedule: [] },
  });
  const form = await formOf(en['payment.record']);
  network.answer(`${endpoint}/disbursements`, () => problemAnswer(409, 'financing.above-principal'));
  await userEvent.click(form.getByRole('button', { name: en['payment.record'] }));
  const reference = form.getByRole('textbox', { name: en['payment.reference'] });
  expect(reference).toHaveAccessibleDescription(en['payment.reference.wrong']);
  await userEvent.type(reference, 'TR-2');
  await userEvent.click(form.getByRole('button', { name: en['payment.record'] }));
  await confirmMove(en['payment.record']);
  expect(await screen.findByText('That is more than was agreed.')).toBeVisible();
  const sent = sentTo('disbursements');
  await userEvent.click(form.getByRole('button', { name: en['payment.record'] }));
  expect(within(await screen.findByRole('dialog')).getByText('$498,800')).toBeVisible();
  await confirmMove(en['payment.record']);
  expect(sent).toMatchObject([{ amount: '498800', reference: 'TR-2', corrects: null }]);
});

it('records for which milestone of the purchase it is, or for what else', async () => {
  const { quote } = bankQuoteDetail();
  if (!quote) throw new Error('nothing was shared');
  const atShipment = `70%, ${en['deal.due.shipment']}, against documents`;
  const milestones = [
    { event: 'order' as const, percent: '30', days: null, note: '' },
    { event: 'shipment' as const, percent: '70', days: null, note: 'against documents' },
  ];
  open({
    state: 'contract_signed',
    moves: ['pay-out'],
    quote: { ...quote, milestones },
    drawdown: { ...drawdown, disbursements: [], schedule: [] },
  });
  const form = await formOf(en['payment.record']);
  const sent = sentTo('disbursements');
  await userEvent.type(form.getByRole('textbox', { name: en['payment.reference'] }), 'TR-2');
  const choice = form.getByRole('combobox', { name: en['payment.milestone'] });
  await userEvent.selectOptions(choice, atShipment);
  await userEvent.click(form.getByRole('button', { name: en['payment.record'] }));
  await confirmMove(en['payment.record']);
  await userEvent.selectOptions(choice, en['payment.milestone.other']);
  await userEvent.type(form.getByRole('textbox', { name: en['payment.milestone.words'] }), 'Spare parts');
  await userEvent.click(form.getByRole('button', { name: en['payment.record'] }));
  await confirmMove(en['payment.record']);
  expect(sent).toMatchObject([{ milestone: atShipment }, { milestone: 'Spare parts' }]);
});

it('asks to withdraw a binding offer', async () => {
  open({ state: 'binding', offers: [sentOffer], moves: ['ask-withdrawal'] });
  const sent = sentTo('withdrawal-question');
  const ask = en['withdrawal.ask'];
  await userEvent.click(await screen.findByText(ask, { selector: 'summary *' }));
  const form = await formOf(en['withdrawal.reason']);
  await userEvent.type(form.getByRole('textbox'), 'Our rates have risen');
  await userEvent.click(form.getByRole('button', { name: ask }));
  expect(sent).toEqual([{ offerId: 'offer', reason: 'Our rates have risen' }]);
});

it('takes the question back', async () => {
  open({ state: 'binding', offers: [sentOffer], withdrawal: question, moves: ['keep-offer'] });
  const sent = sentTo('kept-offer');
  expect(
    await screen.findByText(fillIn(en['withdrawal.asked'], { day: '21 Nov 2026', reason: question.reason })),
  ).toBeVisible();
  await press(en['withdrawal.keep']);
  expect(sent).toEqual([{ withdrawalId: 'w' }]);
});

it('tells that the buyer holds my bank to its offer', async () => {
  const refused = { state: 'refused' as const, answer: 'We count on it', decidedAt: '2026-11-22T10:00:00Z' };
  open({ state: 'binding', offers: [sentOffer], withdrawal: { ...question, ...refused } });
  expect(await screen.findByText(fillIn(en['withdrawal.refused'], { day: '22 Nov 2026' }))).toBeVisible();
  expect(screen.getByText(fillIn(en['withdrawal.answer'], { answer: refused.answer }))).toBeVisible();
});
