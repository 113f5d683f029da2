import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { sessionAnswer } from '../session/session.ts';

export const readSpec = {
  summary: 'Who is signed in; an empty object when nobody is',
  answer: sessionAnswer,
  errors: [],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/_auth/session' };

export const endSpec = {
  summary: 'Sign out: ends the session on the server and clears the cookie',
  answer: nothing,
  errors: [],
} satisfies EndpointSpec;
export const end: Endpoint<typeof endSpec> = { method: 'DELETE', path: '/api/_auth/session' };
