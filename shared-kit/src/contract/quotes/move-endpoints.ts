import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { quoteAwarded, quoteChanged } from './quote-answers.ts';
import {
  acceptInput,
  askApprovalInput,
  askRenewalInput,
  awardInput,
  counterInput,
  extendFinancingInput,
  keepOfferInput,
  messageInput,
  reasonInput,
  refuseApprovalInput,
  withdrawCounterInput,
  wordsInput,
} from './quote-inputs.ts';

/** Why a quote isn't moved: it isn't there, stands elsewhere, or what was seen of it has changed. */
const notMoved = [
  'quote.not-found',
  'quote.state-moved',
  'quote.version-replaced',
  'quote.total-differs',
  'quote.price-unconfirmed',
  'quote.offer-expired',
  'quote.deadline-passed',
  'quote.counter-open',
  'quote.above-limit',
  'quote.company-not-approved',
  'quote.seller-unavailable',
  'quote.attachment-not-found',
  'quote.embargoed',
  'binding.moved',
] as const;

export const acceptSpec = {
  summary: 'Accepts the current version at the total that I saw',
  params: ofId,
  body: acceptInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const accept: Endpoint<typeof acceptSpec> = { method: 'POST', path: '/api/quotes/:id/accept' };

export const awardSpec = {
  summary: 'Accepts these offers together and tells the other makers that they lost',
  params: ofId,
  body: awardInput,
  answer: quoteAwarded,
  errors: [
    'quote.group-not-found',
    'quote.award-impossible',
    'quote.state-moved',
    'quote.offer-expired',
    'quote.deadline-passed',
    'quote.counter-open',
    'quote.above-limit',
    'quote.company-not-approved',
    'quote.seller-unavailable',
    'quote.embargoed',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const award: Endpoint<typeof awardSpec> = { method: 'POST', path: '/api/quote-groups/:id/award' };

export const askApprovalSpec = {
  summary: 'Asks those who may accept above my limit to do so',
  params: ofId,
  body: askApprovalInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
} satisfies EndpointSpec;
export const askApproval: Endpoint<typeof askApprovalSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/approval',
};

export const refuseApprovalSpec = {
  summary: 'Refuses what a member asked approval for',
  params: ofId,
  body: refuseApprovalInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const refuseApproval: Endpoint<typeof refuseApprovalSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/approval/refuse',
};

export const declineSpec = {
  summary: 'Declines: the maker a request, the buyer an offer',
  params: ofId,
  body: reasonInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const decline: Endpoint<typeof declineSpec> = { method: 'POST', path: '/api/quotes/:id/decline' };

export const withdrawSpec = {
  summary: 'Withdraws a request or an offer, or ends an acceptance that found no financing in time',
  params: ofId,
  body: reasonInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const withdraw: Endpoint<typeof withdrawSpec> = { method: 'POST', path: '/api/quotes/:id/withdraw' };

export const counterSpec = {
  summary: 'Says what the buyer would rather have than the current version',
  params: ofId,
  body: counterInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
} satisfies EndpointSpec;
export const counter: Endpoint<typeof counterSpec> = { method: 'POST', path: '/api/quotes/:id/counter' };

export const withdrawCounterSpec = {
  summary: 'Takes the counter-offer back; the offer stands as sent',
  params: ofId,
  body: withdrawCounterInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
} satisfies EndpointSpec;
export const withdrawCounter: Endpoint<typeof withdrawCounterSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/withdraw-counter',
};

export const keepOfferSpec = {
  summary: 'Answers a counter-offer: the offer stays as it is',
  params: ofId,
  body: keepOfferInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
} satisfies EndpointSpec;
export const keepOffer: Endpoint<typeof keepOfferSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/keep-offer',
};

export const askRenewalSpec = {
  summary: 'Asks the maker to renew an expired offer',
  params: ofId,
  body: askRenewalInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
} satisfies EndpointSpec;
export const askRenewal: Endpoint<typeof askRenewalSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/ask-renewal',
};

export const extendFinancingSpec = {
  summary: 'Lets an acceptance wait longer for financing',
  params: ofId,
  body: extendFinancingInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
} satisfies EndpointSpec;
export const extendFinancing: Endpoint<typeof extendFinancingSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing-date',
};

export const askSpec = {
  summary: 'The maker asks before offering; the request then waits for the buyer',
  params: ofId,
  body: wordsInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
} satisfies EndpointSpec;
export const ask: Endpoint<typeof askSpec> = { method: 'POST', path: '/api/quotes/:id/ask' };

export const answerSpec = {
  summary: 'The buyer answers the maker’s question',
  params: ofId,
  body: wordsInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
} satisfies EndpointSpec;
export const answer: Endpoint<typeof answerSpec> = { method: 'POST', path: '/api/quotes/:id/answer' };

export const writeMessageSpec = {
  summary: 'Writes to the other side, about the quote or one of its lines',
  params: ofId,
  body: messageInput,
  answer: quoteChanged,
  errors: notMoved,
  takesKey: true,
} satisfies EndpointSpec;
export const writeMessage: Endpoint<typeof writeMessageSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/messages',
};
