import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { bankPolicyAnswer, bankPolicyInput } from './bank-policy.ts';

export const readSpec = {
  summary: 'The amount below which one person of my bank sends a binding offer',
  answer: bankPolicyAnswer,
  errors: [],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/bank/policy' };

export const changeSpec = {
  summary: 'Sets that amount, as an owner of the bank; null: two people send every binding offer',
  body: bankPolicyInput,
  answer: nothing,
  errors: [],
  takesKey: true,
} satisfies EndpointSpec;
export const change: Endpoint<typeof changeSpec> = { method: 'POST', path: '/api/bank/policy' };
