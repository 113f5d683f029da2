import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import {
  claimDecisionAnswer,
  claimDecisionInput,
  claimInput,
  claimOpinionInput,
  companyClaimsAnswer,
  ownClaimAnswer,
  staffClaimsAnswer,
  staffClaimsQuery,
} from './api.ts';

export const readOwnSpec = {
  summary: 'My newest claim on a company that was registered before me; it does not say which',
  answer: ownClaimAnswer,
  errors: [],
} satisfies EndpointSpec;
export const readOwn: Endpoint<typeof readOwnSpec> = { method: 'GET', path: '/api/profile/claim' };

export const makeSpec = {
  summary: 'Claims the company that has a tax number; its owners are asked, and the staff decide',
  body: claimInput,
  answer: nothing,
  errors: ['claim.not-found', 'claim.number-free', 'claim.pending', 'member.other-company'],
  takesKey: true,
} satisfies EndpointSpec;
export const make: Endpoint<typeof makeSpec> = { method: 'POST', path: '/api/profile/claim' };

export const withdrawSpec = {
  summary: 'Takes my claim back',
  params: ofId,
  answer: nothing,
  errors: ['claim.not-found', 'claim.moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const withdraw: Endpoint<typeof withdrawSpec> = {
  method: 'POST',
  path: '/api/profile/claim/:id/withdrawal',
};

export const listSpec = {
  summary: 'Who says to belong to my company, and waits for the staff',
  answer: companyClaimsAnswer,
  errors: [],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/company/claims' };

export const answerSpec = {
  summary: 'Says whether a claimant belongs to my company; the staff decide',
  params: ofId,
  body: claimOpinionInput,
  answer: nothing,
  errors: ['claim.not-found', 'claim.moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const answer: Endpoint<typeof answerSpec> = {
  method: 'POST',
  path: '/api/company/claims/:id/opinion',
};

export const listForStaffSpec = {
  summary: 'Claims on companies: those that wait, the longest waiting first, or those decided, newest first',
  query: staffClaimsQuery,
  answer: staffClaimsAnswer,
  errors: ['cursor.invalid'],
} satisfies EndpointSpec;
export const listForStaff: Endpoint<typeof listForStaffSpec> = { method: 'GET', path: '/api/admin/claims' };

export const decideSpec = {
  summary:
    'Lets a claimant into the company, or refuses it; the claimant is told why. Making an owner is proposed first, and confirmed by another of the staff',
  params: ofId,
  body: claimDecisionInput,
  answer: claimDecisionAnswer,
  errors: [
    'claim.not-found',
    'claim.moved',
    'claim.owners-asked',
    'claim.own-proposal',
    'member.other-company',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const decide: Endpoint<typeof decideSpec> = { method: 'POST', path: '/api/admin/claims/:id' };

export const dropProposalSpec = {
  summary: 'Takes the proposal to make a claimant an owner back, or refuses it; the claim goes on waiting',
  params: ofId,
  answer: nothing,
  errors: ['claim.not-found', 'claim.moved'],
} satisfies EndpointSpec;
export const dropProposal: Endpoint<typeof dropProposalSpec> = {
  method: 'DELETE',
  path: '/api/admin/claims/:id/proposal',
};
