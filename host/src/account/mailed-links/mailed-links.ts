import { ApiError, api } from 'shared-kit/shell';

type Done = Promise<unknown>;

/** Requests a mail to set a new password. The answer doesn't reveal whether the address has an account. */
export const askForResetLink = (email: string): Done => api.post('/api/auth/forgot-password', { email });

/** Requests a mail that signs in and opens `redirect`. The answer is the same for every address. */
export const askForLoginLink = (email: string, redirect: string | null): Done =>
  api.post('/api/auth/request-login-link', { email, redirect });

/** Throws if the link can no longer set a password. Doesn't use it up. */
export const checkResetLink = (token: string): Done => api.post('/api/auth/check-reset-link', { token });

export const resetPassword = (token: string, password: string): Done =>
  api.post('/api/auth/reset-password', { token, password });

export const signInByLink = (token: string): Done => api.post('/api/auth/login-token', { token });

/** Requests the confirmation mail of a registration again. The answer is the same for every address. */
export const askForConfirmation = (email: string, redirect: string | null): Done =>
  api.post('/api/registration/confirmation', { email, redirect });

/** A rough check; the server decides. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export type LinkFailure = 'email' | 'password' | 'invalid' | 'too-many' | 'unreachable';

/** The kind of failure, for which the page has a message. */
export function linkFailure(error: unknown): LinkFailure {
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.code === 'auth.link-invalid') return 'invalid';
  if (error.status === 429) return 'too-many';
  const refused = error.errors[0]?.name;
  return refused === 'email' || refused === 'password' ? refused : 'unreachable';
}
