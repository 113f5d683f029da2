import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { healthAnswer, readinessAnswer } from './answers.ts';

export const livesSpec = {
  summary: 'The process lives',
  answer: healthAnswer,
  errors: [],
} satisfies EndpointSpec;
export const lives: Endpoint<typeof livesSpec> = { method: 'GET', path: '/api/health' };

export const readySpec = {
  summary:
    'The database answers; tells the date of the exchange rates in use, and whether pages come as HTML',
  answer: readinessAnswer,
  errors: [],
} satisfies EndpointSpec;
export const ready: Endpoint<typeof readySpec> = { method: 'GET', path: '/api/ready' };
