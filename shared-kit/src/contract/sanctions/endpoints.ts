import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { hitConfirmationInput, hitDecisionInput, ofHit, sanctionsAnswer } from './api.ts';

export const readSpec = {
  summary: 'What a company was screened for and when, and names of it that are like those on a list',
  params: ofId,
  answer: sanctionsAnswer,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/admin/companies/:id/sanctions' };

export const decideSpec = {
  summary: 'Proposes with a reason what a hit is, or puts it back; the company is not told',
  params: ofId,
  body: hitDecisionInput,
  answer: nothing,
  errors: ['sanctions.hit-not-found', 'sanctions.hit-moved', 'sanctions.second-person'],
  takesKey: true,
} satisfies EndpointSpec;
export const decide: Endpoint<typeof decideSpec> = { method: 'POST', path: '/api/admin/sanctions-hits/:id' };

export const confirmSpec = {
  summary: 'Confirms as another of the staff what was proposed for a hit, as it was seen',
  params: ofHit,
  body: hitConfirmationInput,
  answer: nothing,
  errors: ['sanctions.hit-not-found', 'sanctions.hit-moved', 'sanctions.second-person', 'binding.moved'],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const confirm: Endpoint<typeof confirmSpec> = {
  method: 'POST',
  path: '/api/admin/companies/:id/sanctions/:hit/confirmation',
};
