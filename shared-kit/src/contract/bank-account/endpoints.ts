import { seenInput } from '../binding/seen.ts';
import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { bankAccountAnswer, bankAccountInput, ofAccount } from './api.ts';

export const readSpec = {
  summary: 'The bank account of my company and the change under way; numbers for owners and approvers',
  answer: bankAccountAnswer,
  errors: [],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/company/bank-account' };

export const proposeSpec = {
  summary: 'Proposes another bank account; it counts after a second person and two days',
  body: bankAccountInput,
  answer: nothing,
  errors: ['company.not-found', 'bank-account.pending'],
  takesKey: true,
} satisfies EndpointSpec;
export const propose: Endpoint<typeof proposeSpec> = { method: 'POST', path: '/api/company/bank-account' };

export const confirmSpec = {
  summary: 'Confirms a change as its second person, as it was seen',
  params: ofId,
  body: seenInput,
  answer: nothing,
  errors: [
    'company.not-found',
    'bank-account.not-found',
    'bank-account.second-person',
    'bank-account.moved',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const confirm: Endpoint<typeof confirmSpec> = {
  method: 'POST',
  path: '/api/company/bank-account/:id/confirmation',
};

export const withdrawSpec = {
  summary: 'Withdraws a change that is not in force yet',
  params: ofId,
  answer: nothing,
  errors: ['company.not-found', 'bank-account.not-found', 'bank-account.moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const withdraw: Endpoint<typeof withdrawSpec> = {
  method: 'POST',
  path: '/api/company/bank-account/:id/withdrawal',
};

export const readForStaffSpec = {
  summary: 'A company’s bank account and the change under way',
  params: ofId,
  answer: bankAccountAnswer,
  errors: [],
} satisfies EndpointSpec;
export const readForStaff: Endpoint<typeof readForStaffSpec> = {
  method: 'GET',
  path: '/api/admin/companies/:id/bank-account',
};

export const confirmForStaffSpec = {
  summary: 'Confirms a company’s change as its second person, as it was seen',
  params: ofAccount,
  body: seenInput,
  answer: nothing,
  errors: [
    'company.not-found',
    'bank-account.not-found',
    'bank-account.second-person',
    'bank-account.moved',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const confirmForStaff: Endpoint<typeof confirmForStaffSpec> = {
  method: 'POST',
  path: '/api/admin/companies/:id/bank-account/:account/confirmation',
};
