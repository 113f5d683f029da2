import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { questionsInput } from './dealing.ts';
import { bankDecisionInput, bankReasonInput, offerConfirmationInput } from './decisions.ts';
import { declineInput } from './decline-reasons.ts';
import { letterInput } from './issued-letter.ts';
import { keptOfferInput, withdrawalQuestionInput } from './offer-withdrawal.ts';
import { bankOfferInput } from './request.ts';

/** Why a bank can't make an offer, or prepare one. */
const notOffered = ['financing.not-found', 'financing.state-moved', 'financing.closed-for-offers'] as const;
/** Why a bank can't end its part. */
const notEnded = ['financing.not-found', 'financing.state-moved', 'binding.moved'] as const;

export const askSpec = {
  summary: 'Asks the buyer for papers or words before my bank offers',
  params: ofId,
  body: questionsInput,
  answer: nothing,
  errors: notOffered,
  takesKey: true,
} satisfies EndpointSpec;
export const ask: Endpoint<typeof askSpec> = { method: 'POST', path: '/api/bank/quotes/:id/questions' };

export const makeSpec = {
  summary: 'Sends an indicative offer, or prepares a binding one for a second person of my bank',
  params: ofId,
  body: bankOfferInput,
  answer: nothing,
  errors: notOffered,
  takesKey: true,
} satisfies EndpointSpec;
export const make: Endpoint<typeof makeSpec> = { method: 'POST', path: '/api/bank/quotes/:id/offers' };

export const makeLetterSpec = {
  summary: 'Offers a letter of credit, or prepares a binding offer for a second person of my bank',
  params: ofId,
  body: letterInput,
  answer: nothing,
  errors: notOffered,
  takesKey: true,
} satisfies EndpointSpec;
export const makeLetter: Endpoint<typeof makeLetterSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/letters',
};

export const decideSpec = {
  summary: 'Sends or refuses the binding offer that a colleague prepared',
  params: ofId,
  body: bankDecisionInput,
  answer: nothing,
  errors: [
    'financing.not-found',
    'financing.state-moved',
    'financing.closed-for-offers',
    'financing.second-person',
    'financing.offer-expired',
    'financing.sums-differ',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const decide: Endpoint<typeof decideSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/decision',
};

export const confirmSpec = {
  summary: 'Confirms that the offer holds for the changed purchase',
  params: ofId,
  body: offerConfirmationInput,
  answer: nothing,
  errors: [
    'financing.not-found',
    'financing.state-moved',
    'financing.second-person',
    'financing.sums-differ',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const confirm: Endpoint<typeof confirmSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/confirmation',
};

export const declineSpec = {
  summary: 'Declines the request for one of the reasons; the buyer reads which',
  params: ofId,
  body: declineInput,
  answer: nothing,
  errors: notEnded,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const decline: Endpoint<typeof declineSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/decline',
};

export const withdrawSpec = {
  summary:
    'Withdraws an indicative offer, or a binding one after its validity or for a changed purchase; the buyer reads why',
  params: ofId,
  body: bankReasonInput,
  answer: nothing,
  errors: notEnded,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const withdraw: Endpoint<typeof withdrawSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/withdrawal',
};

export const askToWithdrawSpec = {
  summary: 'Asks the buyer to let my bank withdraw its binding offer, which binds until then',
  params: ofId,
  body: withdrawalQuestionInput,
  answer: nothing,
  errors: [
    'financing.not-found',
    'financing.state-moved',
    'financing.offer-expired',
    'financing.confirmation-awaited',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const askToWithdraw: Endpoint<typeof askToWithdrawSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/withdrawal-question',
};

export const keepSpec = {
  summary: 'Takes that question back; the offer stands',
  params: ofId,
  body: keptOfferInput,
  answer: nothing,
  errors: ['financing.not-found', 'financing.state-moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const keep: Endpoint<typeof keepSpec> = { method: 'POST', path: '/api/bank/quotes/:id/kept-offer' };
