/** Why signing in with a provider came to nothing. */
export const signInFailures = [
  'refused',
  'unreachable',
  'email',
  'unlinked',
  'too-many',
  'terms',
  'failed',
] as const;
export type SignInFailure = (typeof signInFailures)[number];
