import { desc, eq } from 'drizzle-orm';
import type { SignatoryInput } from 'shared-kit/contract/signing';
import { type Database, newId } from '../../platform/db/index.ts';
import { mail } from '../../platform/mail/schema.ts';
import { userAccount } from '../accounts/index.ts';
import { insertDocuments, listAccepted } from '../documents/index.ts';

import { signatory } from './schema.ts';

export { checkSealed } from './check/check-sealed.ts';
export { signatory } from './schema.ts';
export { sampleSignedPaper } from './sealing/testing.ts';

/** The code in the newest mail to this user. */
export async function mailedCode(db: Database, userId: string): Promise<string> {
  const [user] = await db.select().from(userAccount).where(eq(userAccount.id, userId));
  const [newest] = await db
    .select({ text: mail.plainText })
    .from(mail)
    .where(eq(mail.recipient, user?.email ?? ''))
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(1);
  const [code] = /\b\d{6}\b/.exec(newest?.text ?? '') ?? [];
  if (code === undefined) throw new Error('no code was mailed');
  return code;
}

/** An accepted trade register extract, from which signatories can be confirmed. Returns its id. */
export async function acceptedExtract(db: Database, companyId: string): Promise<string> {
  const now = new Date();
  await insertDocuments(db, [
    {
      companyId,
      requirement: 'trade-register',
      state: 'accepted',
      name: 'extract.pdf',
      mediaType: 'application/pdf',
      bytes: 1,
      sha256: 'x',
      createdAt: now,
      decidedAt: now,
    },
  ]);
  const [found] = await listAccepted(db, companyId);
  return found?.id ?? '';
}

export const power = (
  userId: string,
  documentId: string,
  more: Partial<SignatoryInput> = {},
): SignatoryInput => ({
  userId,
  documentId,
  name: 'Nuray Demirtaş',
  role: 'Managing director',
  signs: 'alone',
  group: null,
  withGroup: null,
  limit: null,
  until: null,
  ...more,
});

/** Lets a person sign for a company, as staff would confirm it. */
export async function testSignatory(
  db: Database,
  { companyId, userId, ...more }: Readonly<{ companyId: string; userId: string }> & Partial<SignatoryInput>,
): Promise<void> {
  const [accepted] = await listAccepted(db, companyId);
  const documentId = accepted?.id ?? (await acceptedExtract(db, companyId));
  const { limit, ...said } = power(userId, documentId, more);
  await db.insert(signatory).values({
    ...said,
    id: newId(),
    companyId,
    confirmedBy: userId,
    confirmedAt: new Date(),
    limitAmount: limit?.amount ?? null,
    limitCurrency: limit?.currency ?? null,
  });
}
