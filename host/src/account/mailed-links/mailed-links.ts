import { ApiError, api } from 'shared-kit/shell';

type Done = Promise<unknown>;

/** Asks for a mail with a link to set a new password. Answers the same whether anybody has the address. */
export const askForResetLink = (email: string): Done => api.post('/api/auth/forgot-password', { email });

/** Asks for a mail with a link that signs in and leads to `redirect`. Answers the same for everybody. */
export const askForLoginLink = (email: string, redirect: string | null): Done =>
  api.post('/api/auth/request-login-link', { email, redirect });

/** Throws where the link can't set a password any more; doesn't use it up. */
export const checkResetLink = (token: string): Done => api.post('/api/auth/check-reset-link', { token });

export const resetPassword = (token: string, password: string): Done =>
  api.post('/api/auth/reset-password', { token, password });

export const signInByLink = (token: string): Done => api.post('/api/auth/login-token', { token });

/** Asks again for the mail that proves an address after registering. Answers the same for everybody. */
export const askForConfirmation = (email: string, redirect: string | null): Done =>
  api.post('/api/registration/confirmation', { email, redirect });

/** Whether a text may be an address; the server has the last word. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export type LinkFailure = 'email' | 'password' | 'invalid' | 'too-many' | 'unreachable';

/** What a page says of a request that failed. */
export function linkFailure(error: unknown): LinkFailure {
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.code === 'auth.link-invalid') return 'invalid';
  if (error.status === 429) return 'too-many';
  const refused = error.errors[0]?.name;
  return refused === 'email' || refused === 'password' ? refused : 'unreachable';
}
