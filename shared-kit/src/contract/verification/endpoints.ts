import { seenInput } from '../binding/seen.ts';
import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { fileAnswer, nothing } from '../endpoints/usual-schemas.ts';
import {
  assignmentInput,
  bindingDecisionInput,
  companyFile,
  companyNoteInput,
  decisionAnswer,
  decisionInput,
  riskInput,
  verificationQueueAnswer,
} from './api.ts';
import { verificationQueueQuery } from './inputs.ts';

export const listSpec = {
  summary: 'Companies by the state of their verification, the longest waiting first',
  query: verificationQueueQuery,
  answer: verificationQueueAnswer,
  errors: ['cursor.invalid'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/admin/verification' };

export const readSpec = {
  summary: 'A company with its checks and what was decided on it',
  params: ofId,
  answer: companyFile,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/admin/verification/:id' };

export const stepSpec = {
  summary: 'Goes a step with a company, as it was seen, and tells its people',
  params: ofId,
  body: decisionInput,
  answer: decisionAnswer,
  errors: [
    'company.not-found',
    'verification.moved',
    'verification.not-possible',
    'verification.reason-needed',
    'verification.documents-open',
    'verification.hits-open',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const step: Endpoint<typeof stepSpec> = { method: 'POST', path: '/api/admin/verification/:id' };

export const decideSpec = {
  summary:
    'Decides on a company, as it was seen, and tells its people; or proposes what another of the staff has to confirm',
  params: ofId,
  body: bindingDecisionInput,
  answer: decisionAnswer,
  errors: [
    'company.not-found',
    'verification.moved',
    'verification.not-possible',
    'verification.reason-needed',
    'verification.documents-open',
    'verification.hits-open',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const decide: Endpoint<typeof decideSpec> = {
  method: 'POST',
  path: '/api/admin/verification/:id/decision',
};

export const assignSpec = {
  summary: 'Takes a company over, or gives it back',
  params: ofId,
  body: assignmentInput,
  answer: nothing,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const assign: Endpoint<typeof assignSpec> = {
  method: 'POST',
  path: '/api/admin/verification/:id/assignment',
};

export const noteSpec = {
  summary: 'Writes a note that only the staff see',
  params: ofId,
  body: companyNoteInput,
  answer: nothing,
  errors: ['company.not-found'],
  takesKey: true,
} satisfies EndpointSpec;
export const note: Endpoint<typeof noteSpec> = { method: 'POST', path: '/api/admin/verification/:id/notes' };

export const setRiskSpec = {
  summary: 'Says how closely staff look at a company; only staff see it',
  params: ofId,
  body: riskInput,
  answer: nothing,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const setRisk: Endpoint<typeof setRiskSpec> = {
  method: 'POST',
  path: '/api/admin/verification/:id/risk',
};

export const confirmProposalSpec = {
  summary: 'Decides as somebody else of the staff proposed; the company is told',
  params: ofId,
  body: seenInput,
  answer: nothing,
  errors: [
    'company.not-found',
    'verification.moved',
    'verification.not-possible',
    'verification.reason-needed',
    'verification.documents-open',
    'verification.hits-open',
    'binding.moved',
    'verification.own-proposal',
    'verification.proposal-gone',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const confirmProposal: Endpoint<typeof confirmProposalSpec> = {
  method: 'POST',
  path: '/api/admin/verification/:id/proposal/confirmation',
};

export const dropProposalSpec = {
  summary: 'Takes a proposed decision back, or refuses it',
  params: ofId,
  answer: nothing,
  errors: ['verification.proposal-gone', 'company.not-found'],
} satisfies EndpointSpec;
export const dropProposal: Endpoint<typeof dropProposalSpec> = {
  method: 'DELETE',
  path: '/api/admin/verification/:id/proposal',
};

export const downloadDecisionsSpec = {
  summary: 'Every decision on companies with what it was based on, oldest first',
  answer: fileAnswer,
  errors: [],
} satisfies EndpointSpec;
export const downloadDecisions: Endpoint<typeof downloadDecisionsSpec> = {
  method: 'GET',
  path: '/api/admin/decisions.csv',
};
