import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { countryAnswer } from './answers.ts';

export const readSpec = {
  summary: 'The country whose prices this visitor sees, and how it is known',
  answer: countryAnswer,
  errors: [],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/what-is-my-country' };
