import type { Tx } from '../../platform/db/index.ts';
import { voidTokens } from './one-time-token.ts';
import { recordPassword } from './record-account.ts';
import { endSessionsOf, replacePassword } from './repository.ts';

/** Sets a new or first password, and ends all sessions of the old one. `by` names an operator. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string, by = userId): Promise<void> {
  await replacePassword(tx, userId, passwordHash);
  await recordPassword(tx, userId, by);
  await endSessionsOf(tx, userId);
  await voidTokens(tx, userId);
}
