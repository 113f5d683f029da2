import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { fileAnswer, nothing } from '../endpoints/usual-schemas.ts';
import {
  addedRequirementAnswer,
  addedRequirementInput,
  checklistAnswer,
  documentDecisionInput,
  documentFactsInput,
  documentTraceAnswer,
  ofCompanyRequirement,
  waiverInput,
} from './api.ts';

export const listForStaffSpec = {
  summary: 'A company’s documents, point by point',
  params: ofId,
  answer: checklistAnswer,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const listForStaff: Endpoint<typeof listForStaffSpec> = {
  method: 'GET',
  path: '/api/admin/companies/:id/documents',
};

export const traceForStaffSpec = {
  summary: 'Who did what with a company’s documents, newest first',
  params: ofId,
  answer: documentTraceAnswer,
  errors: [],
} satisfies EndpointSpec;
export const traceForStaff: Endpoint<typeof traceForStaffSpec> = {
  method: 'GET',
  path: '/api/admin/companies/:id/documents/trace',
};

export const fileForStaffSpec = {
  summary: 'A company’s document; who opened it is written down, and the company sees it',
  params: ofId,
  answer: fileAnswer,
  errors: ['document.not-found', 'document.not-scanned'],
} satisfies EndpointSpec;
export const fileForStaff: Endpoint<typeof fileForStaffSpec> = {
  method: 'GET',
  path: '/api/admin/documents/:id/file',
};

export const decideSpec = {
  summary: 'Accepts a document, or rejects it with a reason',
  params: ofId,
  body: documentDecisionInput,
  answer: nothing,
  errors: [
    'document.not-found',
    'document.moved',
    'document.not-acceptable',
    'document.not-scanned',
    'verification.reason-needed',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const decide: Endpoint<typeof decideSpec> = {
  method: 'POST',
  path: '/api/admin/documents/:id/decision',
};

export const correctSpec = {
  summary: 'Corrects what a document states; old and new values stay in its trace',
  params: ofId,
  body: documentFactsInput,
  answer: nothing,
  errors: ['document.not-found', 'document.moved', 'document.facts-changed'],
  takesKey: true,
} satisfies EndpointSpec;
export const correct: Endpoint<typeof correctSpec> = {
  method: 'POST',
  path: '/api/admin/documents/:id/facts',
};

export const waiveSpec = {
  summary: 'Lets a company do without a document, with a reason',
  params: ofCompanyRequirement,
  body: waiverInput,
  answer: nothing,
  errors: ['company.not-found', 'document.requirement-unknown', 'document.moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const waive: Endpoint<typeof waiveSpec> = {
  method: 'POST',
  path: '/api/admin/companies/:id/documents/:requirement/waiver',
};

export const askSpec = {
  summary: 'Asks one company for a document that its checklist doesn’t have',
  params: ofId,
  body: addedRequirementInput,
  answer: addedRequirementAnswer,
  errors: ['company.not-found'],
  takesKey: true,
} satisfies EndpointSpec;
export const ask: Endpoint<typeof askSpec> = {
  method: 'POST',
  path: '/api/admin/companies/:id/document-requirements',
};
