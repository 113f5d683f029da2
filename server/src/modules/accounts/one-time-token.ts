import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, like, lte, or } from 'drizzle-orm';
import { newId, type Tx } from '../../platform/db/index.ts';
import { verification } from './schema.ts';

/** Kinds of links, with the minutes for which each is valid. */
export const linkMinutes = {
  'reset-password': 60,
  login: 15,
  'confirm-address': 24 * 60,
  'new-email': 60,
  invitation: 7 * 24 * 60,
} as const;
export type LinkPurpose = keyof typeof linkMinutes;

/** Only the hash is stored, so that a reader of the database can't use it. */
const identifierOf = (purpose: LinkPurpose, token: string) =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`;

/** Creates a token for a link about `subject` that works once; returns it with its expiry. */
export async function issueToken(tx: Tx, purpose: LinkPurpose, subject: string, now: Date) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + linkMinutes[purpose] * 60_000);
  await tx.delete(verification).where(lte(verification.expiresAt, now));
  await tx.insert(verification).values({
    id: newId(),
    identifier: identifierOf(purpose, token),
    value: subject,
    expiresAt,
    createdAt: now,
  });
  return { token, expiresAt };
}

const freshMinutes = 10;

/** Whether an unused link of this kind was mailed minutes ago, so that a second mail wouldn't help. */
export async function hasFreshLink(
  tx: Tx,
  purpose: LinkPurpose,
  subject: string,
  now: Date,
): Promise<boolean> {
  const fresh = and(
    like(verification.identifier, `${purpose}:%`),
    eq(verification.value, subject),
    gt(verification.expiresAt, now),
    gt(verification.createdAt, new Date(now.getTime() - freshMinutes * 60_000)),
  );
  return (await tx.$count(verification, fresh)) > 0;
}

const valid = (purpose: LinkPurpose, token: string, now: Date) =>
  and(eq(verification.identifier, identifierOf(purpose, token)), gt(verification.expiresAt, now));

export async function isValidToken(tx: Tx, purpose: LinkPurpose, token: string, now: Date): Promise<boolean> {
  return (await tx.$count(verification, valid(purpose, token, now))) > 0;
}

/** The subject of a valid token, without using it up. */
export async function subjectOf(
  tx: Tx,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const [found] = await tx
    .select({ subject: verification.value })
    .from(verification)
    .where(valid(purpose, token, now));
  return found?.subject ?? null;
}

/** Uses a token up and returns its subject. If two come at once, one gets null. */
export async function redeemToken(
  tx: Tx,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const [used] = await tx
    .delete(verification)
    .where(valid(purpose, token, now))
    .returning({ subject: verification.value });
  return used?.subject ?? null;
}

/** The subject of a link that confirms a new address. */
export const newEmailSubject = (userId: string, email: string): string => `${userId} ${email}`;

const asksForNewEmail = (userId: string) =>
  and(like(verification.identifier, 'new-email:%'), like(verification.value, `${userId} %`));

/** The new address that a user has requested and not confirmed yet. */
export async function awaitedEmail(tx: Tx, userId: string, now: Date): Promise<string | null> {
  const [found] = await tx
    .select({ subject: verification.value })
    .from(verification)
    .where(and(asksForNewEmail(userId), gt(verification.expiresAt, now)))
    .orderBy(desc(verification.createdAt))
    .limit(1);
  return found?.subject.split(' ')[1] ?? null;
}

/** Invalidates every link mailed to a user. */
export async function voidTokens(tx: Tx, userId: string): Promise<void> {
  const purposes = Object.keys(linkMinutes);
  const ours = or(...purposes.map((purpose) => like(verification.identifier, `${purpose}:%`)));
  await tx.delete(verification).where(or(and(eq(verification.value, userId), ours), asksForNewEmail(userId)));
}

/** Drops a user's pending change of address; a newer request replaces it. */
export async function voidAwaitedEmail(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verification).where(asksForNewEmail(userId));
}

export async function voidInvitationTokens(tx: Tx, invitationId: string): Promise<void> {
  await tx
    .delete(verification)
    .where(and(eq(verification.value, invitationId), like(verification.identifier, 'invitation:%')));
}
