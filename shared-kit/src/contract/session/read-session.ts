import type { Session } from './session.ts';

/**
 * Anything that is not a session counts as logged out. Looks at its shape by hand: every page runs it first,
 * and the schema library would be a tenth of what that page loads.
 */
export function readSession(answer: unknown): Session | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { user, secure } = answer as Partial<Session>;
  return typeof user === 'object' && user && typeof secure?.id === 'string' ? (answer as Session) : null;
}
