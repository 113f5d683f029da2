import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, like, lte, or } from 'drizzle-orm';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { verification } from '../schema.ts';

/** What a link allows, and for how many minutes. */
export const linkMinutes = {
  'reset-password': 60,
  login: 15,
  'confirm-address': 24 * 60,
  'new-email': 60,
  invitation: 7 * 24 * 60,
} as const;
export type LinkPurpose = keyof typeof linkMinutes;

/** Only the hash is stored: who reads the database can't use it. */
const identifierOf = (purpose: LinkPurpose, token: string) =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`;

/** A new token for a link about `subject` that works once. Answers it with the moment from which it no longer works. */
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

/** Whether an unused link of this kind was mailed minutes ago. A second mail would then help nobody. */
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

/** What a token that still works is about; doesn't use it up. */
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

/** Uses a token up; answers what it was about. Of two that come at once, one gets it and the other null. */
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

/** What a link that confirms a new address is about. */
export const newEmailSubject = (userId: string, email: string): string => `${userId} ${email}`;

const asksForNewEmail = (userId: string) =>
  and(like(verification.identifier, 'new-email:%'), like(verification.value, `${userId} %`));

/** The address that a user has asked to change to and not confirmed yet. */
export async function awaitedEmail(tx: Tx, userId: string, now: Date): Promise<string | null> {
  const [found] = await tx
    .select({ subject: verification.value })
    .from(verification)
    .where(and(asksForNewEmail(userId), gt(verification.expiresAt, now)))
    .orderBy(desc(verification.createdAt))
    .limit(1);
  return found?.subject.split(' ')[1] ?? null;
}

/** Ends every link that was mailed for a user. */
export async function voidTokens(tx: Tx, userId: string): Promise<void> {
  const purposes = Object.keys(linkMinutes);
  const ours = or(...purposes.map((purpose) => like(verification.identifier, `${purpose}:%`)));
  await tx.delete(verification).where(or(and(eq(verification.value, userId), ours), asksForNewEmail(userId)));
}

/** A user has at most one wish of this kind: a newer one takes its place. */
export async function voidAwaitedEmail(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verification).where(asksForNewEmail(userId));
}

export async function voidInvitationTokens(tx: Tx, invitationId: string): Promise<void> {
  await tx
    .delete(verification)
    .where(and(eq(verification.value, invitationId), like(verification.identifier, 'invitation:%')));
}
