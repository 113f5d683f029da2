import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { offerDraftAnswer, offerDraftInput, offerDraftQuery, sendOfferInput } from './offer-input.ts';
import { offerDraftSaved, quoteChanged } from './quote-answers.ts';
import { askDiscountInput, refuseDiscountInput } from './quote-inputs.ts';

export const readDraftSpec = {
  summary: 'What my company writes to a request, or what it would begin with',
  params: ofId,
  query: offerDraftQuery,
  answer: offerDraftAnswer,
  errors: ['quote.not-found'],
} satisfies EndpointSpec;
export const readDraft: Endpoint<typeof readDraftSpec> = {
  method: 'GET',
  path: '/api/quotes/:id/offer-draft',
};

/** Why nothing is written or sent to a buyer. */
const notSent = [
  'quote.not-found',
  'quote.company-not-approved',
  'quote.state-moved',
  'quote.draft-moved',
  'quote.counter-open',
  'quote.offer-expired',
  'quote.seller-unavailable',
  'quote.no-lines',
  'quote.deadline-passed',
  'quote.terms-missing',
  'quote.price-unconfirmed',
  'quote.discount-above-limit',
  'quote.attachment-not-found',
  'quote.line-unavailable',
  'quote.embargoed',
] as const;

export const saveDraftSpec = {
  summary: 'Keeps what was written so far, unless a colleague has saved since',
  params: ofId,
  body: offerDraftInput,
  answer: offerDraftSaved,
  errors: notSent,
  takesKey: true,
} satisfies EndpointSpec;
export const saveDraft: Endpoint<typeof saveDraftSpec> = {
  method: 'PUT',
  path: '/api/quotes/:id/offer-draft',
};

export const sendSpec = {
  summary: 'Sends the draft as the next version; from then on nothing of it changes',
  params: ofId,
  body: sendOfferInput,
  answer: quoteChanged,
  errors: notSent,
  takesKey: true,
} satisfies EndpointSpec;
export const send: Endpoint<typeof sendSpec> = { method: 'POST', path: '/api/quotes/:id/send' };

export const askDiscountSpec = {
  summary: 'Asks those who may give more than the discount limit to send the draft',
  params: ofId,
  body: askDiscountInput,
  answer: quoteChanged,
  errors: notSent,
  takesKey: true,
} satisfies EndpointSpec;
export const askDiscount: Endpoint<typeof askDiscountSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/discount',
};

export const refuseDiscountSpec = {
  summary: 'Refuses a discount that a member asked to give; the draft stays',
  params: ofId,
  body: refuseDiscountInput,
  answer: quoteChanged,
  errors: notSent,
  takesKey: true,
} satisfies EndpointSpec;
export const refuseDiscount: Endpoint<typeof refuseDiscountSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/discount/refuse',
};
