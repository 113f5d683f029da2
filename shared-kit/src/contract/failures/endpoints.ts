import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { failureReport } from './failure-report.ts';

export const reportSpec = {
  summary: 'Tells the market that a page or an area broke in a browser. Nothing in it is about a person.',
  body: failureReport,
  answer: nothing,
  errors: [],
} satisfies EndpointSpec;
export const report: Endpoint<typeof reportSpec> = { method: 'POST', path: '/api/failures' };
