import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, lte, or } from 'drizzle-orm';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { verification } from '../schema.ts';

/** What a link allows, and for how many minutes. */
export const linkMinutes = { 'reset-password': 60, login: 15 } as const;
export type LinkPurpose = keyof typeof linkMinutes;

/** Only the hash is stored: who reads the database can't use it. */
const identifierOf = (purpose: LinkPurpose, token: string) =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`;

/** A new token for a link that works once. Answers it with the moment from which it no longer works. */
export async function issueToken(tx: Tx, purpose: LinkPurpose, userId: string, now: Date) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + linkMinutes[purpose] * 60_000);
  await tx.delete(verification).where(lte(verification.expiresAt, now));
  await tx
    .insert(verification)
    .values({ id: newId(), identifier: identifierOf(purpose, token), value: userId, expiresAt });
  return { token, expiresAt };
}

const valid = (purpose: LinkPurpose, token: string, now: Date) =>
  and(eq(verification.identifier, identifierOf(purpose, token)), gt(verification.expiresAt, now));

export async function isValidToken(tx: Tx, purpose: LinkPurpose, token: string, now: Date): Promise<boolean> {
  return (await tx.$count(verification, valid(purpose, token, now))) > 0;
}

/** Uses a token up; answers whose it was. Of two that come at once, one gets the user and the other null. */
export async function redeemToken(
  tx: Tx,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const [used] = await tx
    .delete(verification)
    .where(valid(purpose, token, now))
    .returning({ userId: verification.value });
  return used?.userId ?? null;
}

/** Ends every link that was mailed to a user. */
export async function voidTokens(tx: Tx, userId: string): Promise<void> {
  const ours = or(
    like(verification.identifier, 'reset-password:%'),
    like(verification.identifier, 'login:%'),
  );
  await tx.delete(verification).where(and(eq(verification.value, userId), ours));
}
