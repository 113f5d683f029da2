import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { fileAnswer } from '../endpoints/usual-schemas.ts';
import { auditAnswer } from './api.ts';
import { auditFilter, auditPage, auditQuery } from './inputs.ts';

export const listSpec = {
  summary: 'Who changed what, newest first; by company, topic, person and days',
  query: auditQuery,
  answer: auditAnswer,
  errors: ['cursor.invalid'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/admin/audit' };

export const downloadSpec = {
  summary: 'The same as a file, without pages',
  query: auditFilter,
  answer: fileAnswer,
  errors: [],
} satisfies EndpointSpec;
export const download: Endpoint<typeof downloadSpec> = { method: 'GET', path: '/api/admin/audit.csv' };

export const listOwnSpec = {
  summary: 'What changed in my company, newest first',
  query: auditPage,
  answer: auditAnswer,
  errors: ['cursor.invalid'],
} satisfies EndpointSpec;
export const listOwn: Endpoint<typeof listOwnSpec> = { method: 'GET', path: '/api/company/audit' };
