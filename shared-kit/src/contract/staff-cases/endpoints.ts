import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { cursorOnly } from '../endpoints/usual-schemas.ts';
import { caseInput, companyCasesAnswer, staffCase, staffCasesAnswer } from './api.ts';

export const openSpec = {
  summary: 'Lets me read a quote, or those of a company, for 24 hours; both companies see that and why',
  body: caseInput,
  answer: staffCase,
  errors: ['quote.not-found', 'company.not-found'],
  takesKey: true,
} satisfies EndpointSpec;
export const open: Endpoint<typeof openSpec> = { method: 'POST', path: '/api/admin/cases' };

export const listSpec = {
  summary: 'Every case that the staff has opened, newest first',
  query: cursorOnly,
  answer: staffCasesAnswer,
  errors: ['cursor.invalid'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/admin/cases' };

export const listOwnSpec = {
  summary: 'Who of the staff might read quotes of my company, when and why; newest first',
  answer: companyCasesAnswer,
  errors: [],
} satisfies EndpointSpec;
export const listOwn: Endpoint<typeof listOwnSpec> = { method: 'GET', path: '/api/company/staff-cases' };
