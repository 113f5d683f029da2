import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { bankRateInput, bankRatesAnswer } from './bank-rates.ts';

export const listSpec = {
  summary: 'The indicative rates that my bank stated, the newest first',
  answer: bankRatesAnswer,
  errors: [],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/bank/rates' };

export const stateSpec = {
  summary: 'States what my bank usually asks from now on, for one product in one currency',
  body: bankRateInput,
  answer: nothing,
  errors: [],
} satisfies EndpointSpec;
export const state: Endpoint<typeof stateSpec> = { method: 'POST', path: '/api/bank/rates' };
