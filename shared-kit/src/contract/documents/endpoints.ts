import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { fileAnswer, nothing } from '../endpoints/usual-schemas.ts';
import {
  documentFactsInput,
  documentTraceAnswer,
  documentUploadQuery,
  ofRequirement,
  ownChecklistAnswer,
} from './api.ts';

export const listSpec = {
  summary: 'The documents that my company shows the market’s staff, point by point',
  answer: ownChecklistAnswer,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/documents' };

export const traceSpec = {
  summary: 'Who uploaded, opened, changed and decided on which document of my company, newest first',
  answer: documentTraceAnswer,
  errors: [],
} satisfies EndpointSpec;
export const trace: Endpoint<typeof traceSpec> = { method: 'GET', path: '/api/documents/trace' };

export const uploadSpec = {
  summary: 'Uploads a document as the whole body; its kind is told by its content',
  params: ofRequirement,
  query: documentUploadQuery,
  door: 'document',
  answer: nothing,
  errors: ['company.not-found', 'document.requirement-unknown', 'document.moved'],
} satisfies EndpointSpec;
export const upload: Endpoint<typeof uploadSpec> = {
  method: 'POST',
  path: '/api/documents/:requirement/files',
};

export const fileSpec = {
  summary: 'A document of my company, for saving; who opened it is written down',
  params: ofId,
  answer: fileAnswer,
  errors: ['document.not-found', 'document.not-scanned'],
} satisfies EndpointSpec;
export const file: Endpoint<typeof fileSpec> = { method: 'GET', path: '/api/documents/files/:id' };

export const describeSpec = {
  summary: 'What a document of my company states, until staff decide on it',
  params: ofId,
  body: documentFactsInput,
  answer: nothing,
  errors: ['document.not-found', 'document.moved', 'document.facts-changed'],
  takesKey: true,
} satisfies EndpointSpec;
export const describe: Endpoint<typeof describeSpec> = {
  method: 'POST',
  path: '/api/documents/files/:id/facts',
};
