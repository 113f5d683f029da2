import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { keptNamesAnswer } from './kept-names.ts';

export const listSpec = {
  summary: 'Names from before the rule for names, which would be refused by now, 200 at most',
  answer: keptNamesAnswer,
  errors: [],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/admin/kept-names' };
