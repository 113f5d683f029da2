import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { loginLinkInput, mailedLinkInput, passwordResetInput, resetLinkInput } from './inputs.ts';

export const askForResetSpec = {
  summary: 'Mails a link to set a new password; answers the same whether anybody has the address',
  body: resetLinkInput,
  answer: nothing,
  errors: [],
} satisfies EndpointSpec;
export const askForReset: Endpoint<typeof askForResetSpec> = {
  method: 'POST',
  path: '/api/auth/forgot-password',
};

export const askForLoginSpec = {
  summary: 'Mails a link that signs in; answers the same whether anybody has the address',
  body: loginLinkInput,
  answer: nothing,
  errors: [],
} satisfies EndpointSpec;
export const askForLogin: Endpoint<typeof askForLoginSpec> = {
  method: 'POST',
  path: '/api/auth/request-login-link',
};

export const checkResetSpec = {
  summary: 'Whether a mailed link can still set a password; does not use it up',
  body: mailedLinkInput,
  answer: nothing,
  errors: ['auth.link-invalid'],
} satisfies EndpointSpec;
export const checkReset: Endpoint<typeof checkResetSpec> = {
  method: 'POST',
  path: '/api/auth/check-reset-link',
};

export const resetPasswordSpec = {
  summary: 'Sets a new password by a mailed link, once, and ends all sessions of the account',
  body: passwordResetInput,
  answer: nothing,
  errors: ['auth.link-invalid'],
} satisfies EndpointSpec;
export const resetPassword: Endpoint<typeof resetPasswordSpec> = {
  method: 'POST',
  path: '/api/auth/reset-password',
};

export const signInSpec = {
  summary: 'Signs in by a mailed link, once; one that was mailed after registering confirms the address too',
  body: mailedLinkInput,
  answer: nothing,
  errors: ['auth.link-invalid'],
} satisfies EndpointSpec;
export const signIn: Endpoint<typeof signInSpec> = { method: 'POST', path: '/api/auth/login-token' };
