import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { fileAnswer, inLanguage, nothing } from '../endpoints/usual-schemas.ts';
import { assigneeInput } from './bank-policy.ts';
import { bankQueueFilter, bankQueueQuery, bankQuotesAnswer } from './bank-queue.ts';
import { banksMessageInput } from './dealing.ts';
import { ofSharedDocument } from './parameters.ts';
import { bankQuoteDetail } from './request.ts';

export const listSpec = {
  summary: 'Financing requests that buyers shared with my bank; by part, currency and words',
  query: bankQueueQuery,
  answer: bankQuotesAnswer,
  errors: ['cursor.invalid'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/bank/quotes' };

export const tableSpec = {
  summary: 'The same as a file, without pages',
  query: bankQueueFilter,
  answer: fileAnswer,
  errors: [],
} satisfies EndpointSpec;
export const table: Endpoint<typeof tableSpec> = { method: 'GET', path: '/api/bank/quotes.csv' };

export const readSpec = {
  summary: 'One request that was shared with my bank; the buyer sees that it was opened',
  params: ofId,
  query: inLanguage,
  answer: bankQuoteDetail,
  errors: ['financing.not-found'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/bank/quotes/:id' };

export const documentSpec = {
  summary: 'A document that the buyer shared with my bank, to be saved; the buyer sees that it was opened',
  params: ofSharedDocument,
  answer: fileAnswer,
  errors: ['financing.not-found', 'financing.file-not-found', 'document.not-found'],
} satisfies EndpointSpec;
export const document: Endpoint<typeof documentSpec> = {
  method: 'GET',
  path: '/api/bank/quotes/:id/documents/:documentId',
};

export const assignSpec = {
  summary: 'Gives the request to an officer of my bank, or to nobody',
  params: ofId,
  body: assigneeInput,
  answer: nothing,
  errors: ['financing.not-found'],
  takesKey: true,
} satisfies EndpointSpec;
export const assign: Endpoint<typeof assignSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/assignee',
};

export const writeSpec = {
  summary: 'Writes to the buyer, or a private note of my bank',
  params: ofId,
  body: banksMessageInput,
  answer: nothing,
  errors: ['financing.not-found', 'financing.state-moved', 'financing.file-not-found'],
  takesKey: true,
} satisfies EndpointSpec;
export const write: Endpoint<typeof writeSpec> = { method: 'POST', path: '/api/bank/quotes/:id/messages' };
