import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { fileReleaseInput, heldFilesAnswer } from './held-files.ts';

export const listSpec = {
  summary: 'Files that nobody opens until staff have seen what was found in them, newest first, 200 at most',
  answer: heldFilesAnswer,
  errors: [],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/admin/held-files' };

export const releaseSpec = {
  summary: 'Lets a held file be opened; who did so and why is kept in the audit log',
  body: fileReleaseInput,
  answer: nothing,
  errors: ['upload.not-held'],
  takesKey: true,
} satisfies EndpointSpec;
export const release: Endpoint<typeof releaseSpec> = {
  method: 'POST',
  path: '/api/admin/held-files/release',
};
