import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { menuCountsAnswer } from './entries.ts';

export const countsSpec = {
  summary: 'How much waits for me in each place of my menu',
  answer: menuCountsAnswer,
  errors: [],
} satisfies EndpointSpec;
export const counts: Endpoint<typeof countsSpec> = { method: 'GET', path: '/api/menu/counts' };
