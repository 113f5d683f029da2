import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { credentialsInput, providerPage, providerParams, providerQuery, signedInAnswer } from './inputs.ts';

/** Served by the library for sign-in, to which the server passes it: the reference of the API leaves it out. */
export const byPasswordSpec = {
  summary: 'Signs in with a password',
  body: credentialsInput,
  answer: signedInAnswer,
  errors: ['auth.credentials-wrong', 'auth.email-unverified', 'internal'],
} satisfies EndpointSpec;
export const byPassword: Endpoint<typeof byPasswordSpec> = {
  method: 'POST',
  path: '/api/auth/sign-in/email',
};

/** A page, not an answer: it leads to a provider that the library knows, and is no route of the reference either. */
export const byProviderSpec = {
  summary: 'Leads to the page of a provider that signs in',
  params: providerParams,
  query: providerQuery,
  answer: providerPage,
  errors: [],
} satisfies EndpointSpec;
export const byProvider: Endpoint<typeof byProviderSpec> = { method: 'GET', path: '/api/auth/openid/:id' };
