import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { ownersAnswer, ownersInput } from './api.ts';

export const readSpec = {
  summary: 'The beneficial owners that my company declared',
  answer: ownersAnswer,
  errors: [],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/company/owners' };

export const declareSpec = {
  summary: 'Declares all beneficial owners at once; changed ones are verified again',
  body: ownersInput,
  answer: nothing,
  errors: ['owners.moved'],
} satisfies EndpointSpec;
export const declare: Endpoint<typeof declareSpec> = { method: 'POST', path: '/api/company/owners' };
