import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { sayFrom } from 'shared-kit/contract/languages';
import { type CodeSentAnswer, signingLimits } from 'shared-kit/contract/signing';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { messagesBeside } from '../../platform/messages.ts';
import { hashPassword, type MailParts, passwordMatches, sendToUser, userAccount } from '../accounts/index.ts';
import type en from './messages/en.json';
import { signingCode } from './schema.ts';

const say = sayFrom(messagesBeside<typeof en>(import.meta.url));

type Of = Readonly<{ signingId: string; userId: string; now: Date }>;

/** Mails a new code for this signing; an older one is void from then on. Returns what its reader is told. */
export async function mailCode(
  parts: MailParts,
  tx: Tx,
  { signingId, userId, now }: Of,
  title: string,
): Promise<CodeSentAnswer> {
  const [reader] = await tx.select().from(userAccount).where(eq(userAccount.id, userId));
  if (!reader) throw new AppError('access.forbidden');
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + signingLimits.codeMinutes * 60_000);
  const fresh = { codeHash: await hashPassword(code), sentAt: now, expiresAt, tries: 0, usedAt: null };
  await tx
    .insert(signingCode)
    .values({ signingId, userId, ...fresh })
    .onConflictDoUpdate({ target: [signingCode.signingId, signingCode.userId], set: fresh });
  const { locale } = reader;
  const text = {
    subject: say(locale, 'code.subject'),
    before: say(locale, 'code.before', {
      name: reader.name,
      title,
      code,
      minutes: signingLimits.codeMinutes,
    }).split('\n'),
    after: [say(locale, 'code.after')],
  };
  await sendToUser(parts, tx, reader, text, expiresAt);
  return { email: reader.email, until: expiresAt.toISOString() };
}

export type CodeOutcome = Readonly<{ sentAt: Date }> | 'signing.code-wrong' | 'signing.code-void';

/**
 * Uses a code. A wrong one counts as a try, so the caller must commit and then refuse. Void is a code that is used, too
 * old, replaced by a newer one or guessed too often.
 */
export async function useCode(tx: Tx, { signingId, userId, now }: Of, code: string): Promise<CodeOutcome> {
  const mine = and(eq(signingCode.signingId, signingId), eq(signingCode.userId, userId));
  const [sent] = await tx.select().from(signingCode).where(mine).for('update');
  const isVoid =
    !sent || sent.usedAt !== null || sent.expiresAt <= now || sent.tries >= signingLimits.codeTries;
  if (isVoid) return 'signing.code-void';
  if (!(await passwordMatches({ hash: sent.codeHash, password: code }))) {
    await tx
      .update(signingCode)
      .set({ tries: sql`${signingCode.tries} + 1` })
      .where(mine);
    return sent.tries + 1 >= signingLimits.codeTries ? 'signing.code-void' : 'signing.code-wrong';
  }
  await tx.update(signingCode).set({ usedAt: now }).where(mine);
  return { sentAt: sent.sentAt };
}
