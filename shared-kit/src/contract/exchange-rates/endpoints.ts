import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { exchangeRatesAnswer } from './answers.ts';

export const readSpec = {
  summary: 'The reference rates that prices are converted at, and their date',
  answer: exchangeRatesAnswer,
  errors: [],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/exchange-rates' };
