import { mailedLinks } from 'shared-kit/contract/mailed-links';
import { registration } from 'shared-kit/contract/registration';
import { ApiError, call } from 'shared-kit/shell';

type Done = Promise<unknown>;

/** Requests a mail to set a new password. The answer doesn't reveal whether the address has an account. */
export const askForResetLink = (email: string): Done => call(mailedLinks.askForReset, { body: { email } });

/** Requests a mail that signs in and opens `redirect`. The answer is the same for every address. */
export const askForLoginLink = (email: string, redirect: string | null): Done =>
  call(mailedLinks.askForLogin, { body: { email, redirect } });

/** Throws if the link can no longer set a password. Doesn't use it up. */
export const checkResetLink = (token: string): Done => call(mailedLinks.checkReset, { body: { token } });

export const resetPassword = (token: string, password: string): Done =>
  call(mailedLinks.resetPassword, { body: { token, password } });

export const signInByLink = (token: string): Done => call(mailedLinks.signIn, { body: { token } });

/** Requests the confirmation mail of a registration again. The answer is the same for every address. */
export const askForConfirmation = (email: string, redirect: string | null): Done =>
  call(registration.confirmAgain, { body: { email, redirect } });

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
