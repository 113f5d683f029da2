import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { embargoesAnswer, embargoesQuery } from './api.ts';

export const listSpec = {
  summary: 'Embargoes by country and HS code, and which file they are from',
  query: embargoesQuery,
  answer: embargoesAnswer,
  errors: ['cursor.invalid'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/admin/embargoes' };
