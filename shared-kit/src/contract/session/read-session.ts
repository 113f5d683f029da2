import { fieldsOf, hasFields } from '../tables/index.ts';
import type { Session } from './session.ts';

/**
 * Anything that is not a session counts as logged out. Looks at its shape by hand: every page runs it first,
 * and the schema library would be a tenth of what that page loads.
 */
export function readSession(answer: unknown): Session | null {
  const { user, secure } = fieldsOf(answer);
  return hasFields(user) && typeof fieldsOf(secure).id === 'string' ? (answer as Session) : null;
}
