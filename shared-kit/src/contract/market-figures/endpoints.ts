import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { marketFiguresAnswer } from './answers.ts';

export const readSpec = {
  summary: 'How many verified makers and banks trade here, and from what to what the looms go',
  answer: marketFiguresAnswer,
  errors: [],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/market-figures' };
