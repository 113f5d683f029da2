import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { ownPerson, ownSessionsAnswer } from './answers.ts';
import { newEmailInput, newEmailToken, passwordChange, personInput } from './inputs.ts';

export const readSpec = {
  summary: 'My name, address and language',
  answer: ownPerson,
  errors: [],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/profile' };

export const changeSpec = {
  summary: 'Changes my name and the language of my mails',
  body: personInput,
  answer: nothing,
  errors: [],
} satisfies EndpointSpec;
export const change: Endpoint<typeof changeSpec> = { method: 'POST', path: '/api/profile' };

export const changePasswordSpec = {
  summary: 'Changes my password and ends my other sessions',
  body: passwordChange,
  answer: nothing,
  errors: ['auth.credentials-wrong'],
} satisfies EndpointSpec;
export const changePassword: Endpoint<typeof changePasswordSpec> = {
  method: 'POST',
  path: '/api/profile/password',
};

export const changeEmailSpec = {
  summary: 'Mails a link to a new address of mine; it replaces the old one when the link is used',
  body: newEmailInput,
  answer: nothing,
  errors: ['auth.credentials-wrong'],
} satisfies EndpointSpec;
export const changeEmail: Endpoint<typeof changeEmailSpec> = { method: 'POST', path: '/api/profile/email' };

export const confirmEmailSpec = {
  summary: 'Confirms a new address by a mailed link, once; the old address is told',
  body: newEmailToken,
  answer: nothing,
  errors: ['auth.link-invalid'],
} satisfies EndpointSpec;
export const confirmEmail: Endpoint<typeof confirmEmailSpec> = {
  method: 'POST',
  path: '/api/auth/confirm-email',
};

export const listSessionsSpec = {
  summary: 'Where I am signed in',
  answer: ownSessionsAnswer,
  errors: [],
} satisfies EndpointSpec;
export const listSessions: Endpoint<typeof listSessionsSpec> = {
  method: 'GET',
  path: '/api/profile/sessions',
};

export const endSessionSpec = {
  summary: 'Ends one of my sessions',
  params: ofId,
  answer: nothing,
  errors: ['session.not-found'],
} satisfies EndpointSpec;
export const endSession: Endpoint<typeof endSessionSpec> = {
  method: 'DELETE',
  path: '/api/profile/sessions/:id',
};

export const endOtherSessionsSpec = {
  summary: 'Ends all my sessions but this one',
  answer: nothing,
  errors: [],
} satisfies EndpointSpec;
export const endOtherSessions: Endpoint<typeof endOtherSessionsSpec> = {
  method: 'DELETE',
  path: '/api/profile/sessions',
};
