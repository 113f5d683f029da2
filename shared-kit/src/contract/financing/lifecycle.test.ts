import { expect, it } from '@jest/globals';
import type { BankQuoteFacts } from './guards.ts';
import { bankQuoteMoves, bankQuoteTransitions, refusalOfBankQuote } from './lifecycle.ts';
import { bankQuoteStates, mayReadShared, visibleToBank } from './states.ts';

const facts: BankQuoteFacts = {
  isOpenForOffers: true,
  isOfferValid: true,
  isApprovalAwaited: false,
  isVersionCurrent: true,
  isOver: false,
  needsReconfirmation: false,
  isInfoGiven: true,
  areContractConditionsMet: true,
  areDrawdownConditionsMet: true,
  isContractProposed: false,
  isPaidOut: false,
  isPaymentRecorded: true,
  isQuoteAccepted: true,
  doSumsAgree: true,
  doAwaitedSumsAgree: true,
  isAsAsked: true,
  isLetter: false,
  isPurchaseOver: false,
  isWithdrawalAsked: false,
  isContractSignedByBank: true,
};

it.each<
  [string, (typeof bankQuoteStates)[number], Partial<BankQuoteFacts>, readonly string[], readonly string[]]
>([
  [
    'a fresh request',
    'received',
    {},
    ['ask', 'send-indicative', 'propose-binding', 'decline'],
    ['decline-by-buyer'],
  ],
  [
    'a question',
    'info_requested',
    {},
    ['send-indicative', 'propose-binding', 'decline'],
    ['decline-by-buyer'],
  ],
  ['after the deadline', 'received', { isOpenForOffers: false }, ['decline'], ['decline-by-buyer']],
  [
    'a proposal that waits',
    'indicative',
    { isApprovalAwaited: true },
    ['ask', 'approve-binding', 'refuse-binding', 'decline', 'withdraw-indicative'],
    ['decline-by-buyer'],
  ],
  ['a binding offer', 'binding', {}, ['propose-binding', 'ask-withdrawal'], ['accept', 'decline-by-buyer']],
  [
    'a binding offer that the bank asks to withdraw',
    'binding',
    { isWithdrawalAsked: true },
    ['propose-binding', 'keep-offer'],
    ['agree-to-withdrawal', 'refuse-withdrawal', 'accept', 'decline-by-buyer'],
  ],
  [
    'an expired binding offer',
    'binding',
    { isOfferValid: false },
    ['propose-binding', 'withdraw'],
    ['decline-by-buyer'],
  ],
  [
    'a binding offer for a changed purchase',
    'binding',
    { needsReconfirmation: true },
    ['propose-binding', 'confirm', 'withdraw-unconfirmed'],
    ['decline-by-buyer'],
  ],
  ['an accepted offer', 'accepted', {}, ['propose-contract', 'fail'], ['cancel']],
  ['open conditions', 'accepted', { areContractConditionsMet: false }, ['fail'], ['cancel']],
  [
    'a sent contract',
    'accepted',
    { isContractProposed: true },
    ['fail'],
    ['refuse-contract', 'sign', 'cancel'],
  ],
  [
    'a sent contract that the bank has still to sign here',
    'accepted',
    { isContractProposed: true, isContractSignedByBank: false },
    ['sign-for-bank', 'withdraw-contract', 'fail'],
    ['refuse-contract', 'cancel'],
  ],
  [
    'a sent contract for a quote that isn’t accepted',
    'accepted',
    { isContractProposed: true, isQuoteAccepted: false },
    ['fail'],
    ['refuse-contract', 'cancel'],
  ],
  [
    'a signed contract',
    'contract_signed',
    {},
    ['pay-out', 'correct-payment', 'cancel-rest', 'terminate'],
    [],
  ],
  [
    'a signed contract without any payment',
    'contract_signed',
    { isPaymentRecorded: false },
    ['pay-out', 'cancel-rest', 'terminate'],
    [],
  ],
  ['an accepted letter of credit', 'accepted', { isLetter: true }, ['fail', 'issue'], ['cancel']],
  [
    'the same for a quote that isn’t accepted',
    'accepted',
    { isLetter: true, isQuoteAccepted: false },
    ['fail'],
    ['cancel'],
  ],
  ['an issued letter of credit', 'issued', { isLetter: true }, ['present', 'terminate'], []],
  ['presented documents', 'presented', { isLetter: true }, ['honour', 'refuse-documents'], []],
  ['an honoured letter of credit', 'honoured', { isLetter: true }, [], []],
  ['all paid out', 'closed', { isPaidOut: true }, ['correct-payment'], []],
  ['a lost one', 'not_selected', {}, [], []],
])('%s', (_of, state, change, bank, buyer) => {
  const now = { ...facts, ...change };
  expect([bankQuoteMoves('bank', state, now), bankQuoteMoves('buyer', state, now)]).toEqual([bank, buyer]);
});

it('tells no bank whether another one was chosen', () => {
  expect(visibleToBank('not_selected')).toBe(visibleToBank('declined_by_buyer'));
  for (const state of ['not_selected', 'declined_by_buyer'] as const) {
    expect(bankQuoteMoves('bank', state, facts)).toEqual([]);
    expect(mayReadShared(state)).toBe(false);
  }
});

it('leads to every state, and says which guard refuses', () => {
  const reached = new Set(Object.values(bankQuoteTransitions).map(({ to }) => to));
  for (const state of bankQuoteStates.filter((it) => it !== 'received')) expect(reached).toContain(state);
  expect(refusalOfBankQuote('accept', 'received', facts)).toBe('state');
  expect(refusalOfBankQuote('accept', 'binding', { ...facts, needsReconfirmation: true })).toBe('confirmed');
});
