import { seenInput } from '../binding/seen.ts';
import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { buyersMessageInput, conditionAnswerInput } from './dealing.ts';
import { acceptBankOfferInput, bankReasonInput, declineBankInput } from './decisions.ts';
import { contractDecisionInput, paymentsOfQuote } from './drawdown.ts';
import { letterOfQuote } from './issued-letter.ts';
import { withdrawalAnswerInput } from './offer-withdrawal.ts';
import { financingAnswer, financingInput, shareVersionInput } from './request.ts';
import { staffFinancing } from './staff-financing.ts';

/** Why a binding move is impossible that depends on nothing but the state. */
const notBound = [
  'quote.not-found',
  'financing.not-found',
  'financing.state-moved',
  'binding.moved',
] as const;
/** Why words or files can't be sent to a bank. */
const notWritten = [
  'quote.not-found',
  'financing.not-found',
  'financing.state-moved',
  'financing.file-not-found',
] as const;

export const readSpec = {
  summary: 'The financing of a quote that my company asked for: banks, offers, what may be done',
  params: ofId,
  answer: financingAnswer,
  errors: ['quote.not-found'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/quotes/:id/financing' };

export const readForStaffSpec = {
  summary: 'Whether financing was asked for a quote that a case of mine covers, and how it stands',
  params: ofId,
  answer: staffFinancing,
  errors: ['quote.not-found', 'case.needed'],
} satisfies EndpointSpec;
export const readForStaff: Endpoint<typeof readForStaffSpec> = {
  method: 'GET',
  path: '/api/admin/quotes/:id/financing',
};

export const readLetterSpec = {
  summary:
    'The letter of credit that pays for a quote, for its buyer and its maker; null until one is issued',
  params: ofId,
  answer: letterOfQuote,
  errors: ['quote.not-found'],
} satisfies EndpointSpec;
export const readLetter: Endpoint<typeof readLetterSpec> = {
  method: 'GET',
  path: '/api/quotes/:id/letter-of-credit',
};

export const readPaymentsSpec = {
  summary: 'What a bank paid out for a quote so far, for its buyer and its maker',
  params: ofId,
  answer: paymentsOfQuote,
  errors: ['quote.not-found'],
} satisfies EndpointSpec;
export const readPayments: Endpoint<typeof readPaymentsSpec> = {
  method: 'GET',
  path: '/api/quotes/:id/financing-payments',
};

export const askSpec = {
  summary: 'Asks banks to finance this version, and consents to sharing it with them',
  params: ofId,
  body: financingInput,
  answer: nothing,
  errors: [
    'quote.not-found',
    'quote.version-replaced',
    'quote.offer-expired',
    'financing.exists',
    'financing.consent-changed',
    'financing.amounts-differ',
    'financing.bank-unavailable',
    'financing.file-not-found',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const ask: Endpoint<typeof askSpec> = { method: 'POST', path: '/api/quotes/:id/financing' };

export const shareVersionSpec = {
  summary: 'Shares a newer version with the banks that are still open, which then confirm their offers',
  params: ofId,
  body: shareVersionInput,
  answer: nothing,
  errors: [
    'quote.not-found',
    'quote.version-replaced',
    'quote.offer-expired',
    'financing.not-found',
    'financing.state-moved',
    'financing.consent-changed',
    'financing.amounts-differ',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const shareVersion: Endpoint<typeof shareVersionSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing/version',
};

export const acceptSpec = {
  summary: 'Accepts a bank’s binding offer; the other banks are told that I closed the request',
  params: ofId,
  body: acceptBankOfferInput,
  answer: nothing,
  errors: [
    'quote.not-found',
    'quote.above-limit',
    'financing.not-found',
    'financing.state-moved',
    'financing.bank-unavailable',
    'financing.offer-expired',
    'financing.confirmation-awaited',
    'financing.sums-differ',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const accept: Endpoint<typeof acceptSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing/acceptance',
};

export const declineSpec = {
  summary: 'Declines one bank; its access ends',
  params: ofId,
  body: declineBankInput,
  answer: nothing,
  errors: notBound,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const decline: Endpoint<typeof declineSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing/refusal',
};

export const withdrawSpec = {
  summary: 'Takes the consent back; every bank’s access ends',
  params: ofId,
  body: seenInput,
  answer: nothing,
  errors: notBound,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const withdraw: Endpoint<typeof withdrawSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing/withdrawal',
};

export const answerSpec = {
  summary: 'Answers a bank’s question or condition with words or files',
  params: ofId,
  body: conditionAnswerInput,
  answer: nothing,
  errors: notWritten,
  takesKey: true,
} satisfies EndpointSpec;
export const answer: Endpoint<typeof answerSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing/answers',
};

export const writeSpec = {
  summary: 'Writes to one bank',
  params: ofId,
  body: buyersMessageInput,
  answer: nothing,
  errors: notWritten,
  takesKey: true,
} satisfies EndpointSpec;
export const write: Endpoint<typeof writeSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing/messages',
};

export const answerWithdrawalSpec = {
  summary: 'Lets a bank withdraw its binding offer, or holds it to it',
  params: ofId,
  body: withdrawalAnswerInput,
  answer: nothing,
  errors: notBound,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const answerWithdrawal: Endpoint<typeof answerWithdrawalSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing/withdrawal-answer',
};

export const decideOnContractSpec = {
  summary: 'Confirms the contract that was signed elsewhere, as I saw it, or says why a contract is wrong',
  params: ofId,
  body: contractDecisionInput,
  answer: nothing,
  errors: [
    'quote.not-found',
    'quote.above-limit',
    'financing.not-found',
    'financing.state-moved',
    'financing.contract-differs',
    'financing.bank-unavailable',
    'financing.conditions-open',
    'financing.sums-differ',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const decideOnContract: Endpoint<typeof decideOnContractSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing/contract',
};

export const cancelSpec = {
  summary: 'Steps back from the accepted offer before the contract is signed; other banks may offer again',
  params: ofId,
  body: bankReasonInput,
  answer: nothing,
  errors: notBound,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const cancel: Endpoint<typeof cancelSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing/cancellation',
};
