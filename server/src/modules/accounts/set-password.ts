import type { Tx } from '../../platform/db/index.ts';
import { voidTokens } from './mailed-links/one-time-token.ts';
import { endSessionsOf, replacePassword } from './repository.ts';

/** Sets a new or first password, and ends all sessions of the old one. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await replacePassword(tx, userId, passwordHash);
  await endSessionsOf(tx, userId);
  await voidTokens(tx, userId);
}
