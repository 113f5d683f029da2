import type { Tx } from '../../platform/db/index.ts';
import { voidTokens } from './mailed-links/one-time-token.ts';
import { endSessionsOf, replacePassword } from './repository.ts';

/** Another password, or a first one; ends everything that the old one had opened. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await replacePassword(tx, userId, passwordHash);
  await endSessionsOf(tx, userId);
  await voidTokens(tx, userId);
}
