import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { indicativeRatesAnswer } from './answers.ts';

export const readSpec = {
  summary: 'What banks usually ask for financing, as they last said it; indicative, no offer',
  answer: indicativeRatesAnswer,
  errors: [],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/indicative-rates' };
