import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { deliveryPrices, quoteChanged, quotesCreated } from './quote-answers.ts';
import {
  broadcastInput,
  deliveryPricesInput,
  draftRequestInput,
  forProductInput,
  freeFormInput,
  fromCartInput,
  noInput,
} from './quote-inputs.ts';

/** Why nobody is asked for a quote. */
const notAsked = [
  'quote.company-missing',
  'quote.company-not-approved',
  'quote.seller-unavailable',
  'quote.line-unavailable',
  'quote.attachment-not-found',
  'quote.embargoed',
  'quote.state-moved',
  'quote.no-lines',
  'cart.own-product',
  'cart.line-not-found',
  'product.not-found',
] as const;

export const fromCartSpec = {
  summary: 'Turns lines of my cart into one RFQ for each maker',
  body: fromCartInput,
  answer: quotesCreated,
  errors: notAsked,
  takesKey: true,
} satisfies EndpointSpec;
export const fromCart: Endpoint<typeof fromCartSpec> = { method: 'POST', path: '/api/quotes/from-cart' };

export const forProductSpec = {
  summary: 'Asks the maker of one product for a quote',
  body: forProductInput,
  answer: quotesCreated,
  errors: notAsked,
  takesKey: true,
} satisfies EndpointSpec;
export const forProduct: Endpoint<typeof forProductSpec> = {
  method: 'POST',
  path: '/api/quotes/for-product',
};

export const broadcastSpec = {
  summary: 'Asks several makers for comparable products',
  body: broadcastInput,
  answer: quotesCreated,
  errors: notAsked,
  takesKey: true,
} satisfies EndpointSpec;
export const broadcast: Endpoint<typeof broadcastSpec> = { method: 'POST', path: '/api/quotes/broadcast' };

export const freeFormSpec = {
  summary: 'Asks makers of a category for something that no product is',
  body: freeFormInput,
  answer: quotesCreated,
  errors: notAsked,
  takesKey: true,
} satisfies EndpointSpec;
export const freeForm: Endpoint<typeof freeFormSpec> = { method: 'POST', path: '/api/quotes/free-form' };

export const readDeliveryPricesSpec = {
  summary: 'What products cost in a country of delivery, beside my own pricing country; asks for nothing',
  body: deliveryPricesInput,
  answer: deliveryPrices,
  errors: [],
} satisfies EndpointSpec;
export const readDeliveryPrices: Endpoint<typeof readDeliveryPricesSpec> = {
  method: 'POST',
  path: '/api/quotes/prices',
};

export const editDraftSpec = {
  summary: 'Writes a draft anew, at what its lines cost today',
  params: ofId,
  body: draftRequestInput,
  answer: quoteChanged,
  errors: [
    'quote.not-found',
    'quote.state-moved',
    'quote.offer-expired',
    'quote.deadline-passed',
    'quote.draft-moved',
    'quote.line-unavailable',
    'quote.embargoed',
    'quote.seller-unavailable',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const editDraft: Endpoint<typeof editDraftSpec> = { method: 'PUT', path: '/api/quotes/:id/request' };

export const discardSpec = {
  summary: 'Discards a draft, of which its maker has never heard',
  params: ofId,
  body: noInput,
  answer: quoteChanged,
  errors: ['quote.not-found', 'quote.state-moved', 'quote.offer-expired', 'quote.deadline-passed'],
  takesKey: true,
} satisfies EndpointSpec;
export const discard: Endpoint<typeof discardSpec> = { method: 'POST', path: '/api/quotes/:id/discard' };

export const submitSpec = {
  summary: 'Sends a draft to its maker',
  params: ofId,
  body: noInput,
  answer: quoteChanged,
  errors: [
    'quote.not-found',
    'quote.state-moved',
    'quote.offer-expired',
    'quote.deadline-passed',
    'quote.company-not-approved',
    'quote.seller-unavailable',
    'quote.line-unavailable',
    'quote.no-lines',
    'quote.embargoed',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const submit: Endpoint<typeof submitSpec> = { method: 'POST', path: '/api/quotes/:id/submit' };
