import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { fileAnswer, inLanguage } from '../endpoints/usual-schemas.ts';
import { ofBankOffer } from './parameters.ts';

export const readOwnSpec = {
  summary: 'An offer of my bank as a PDF, in the language of ?locale=',
  params: ofId,
  query: inLanguage,
  answer: fileAnswer,
  errors: ['financing.not-found'],
} satisfies EndpointSpec;
export const readOwn: Endpoint<typeof readOwnSpec> = {
  method: 'GET',
  path: '/api/bank/offers/:id/term-sheet.pdf',
};

export const readSpec = {
  summary: 'An offer that a bank sent my company as a PDF, in the language of ?locale=',
  params: ofBankOffer,
  query: inLanguage,
  answer: fileAnswer,
  errors: ['financing.not-found'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = {
  method: 'GET',
  path: '/api/quotes/:id/financing/offers/:offerId/term-sheet.pdf',
};
