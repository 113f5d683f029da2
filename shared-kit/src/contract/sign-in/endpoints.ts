import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { credentialsInput, providerPage, providerParams, providerQuery, signedInAnswer } from './inputs.ts';

// The library for sign-in serves both: the server has no routes of its own for them, so their specs stay here.

const byPasswordSpec = {
  summary: 'Signs in with a password',
  body: credentialsInput,
  answer: signedInAnswer,
  errors: ['auth.credentials-wrong', 'auth.email-unverified', 'internal'],
} satisfies EndpointSpec;
/** Signs in with a password. The server passes it to the library and writes its refusals as problems. */
export const byPassword: Endpoint<typeof byPasswordSpec> = {
  method: 'POST',
  path: '/api/auth/sign-in/email',
};

const byProviderSpec = {
  summary: 'Leads to the page of a provider that signs in',
  params: providerParams,
  query: providerQuery,
  answer: providerPage,
  errors: [],
} satisfies EndpointSpec;
/** A page, not an answer: it leads to a provider that the library knows. */
export const byProvider: Endpoint<typeof byProviderSpec> = { method: 'GET', path: '/api/auth/openid/:id' };
