import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { byMarket, record } from '../audit/index.ts';
import { lockDocument } from './repository.ts';
import { companyDocument, documentTrace } from './schema.ts';
import { trace } from './trace.ts';

const stated = {
  name: null,
  fileKey: null,
  number: null,
  issuedOn: null,
  validUntil: null,
  issuer: null,
  verificationCode: null,
  reason: null,
} as const;

/**
 * Erases a document's file and all that it states; its fingerprint stays, because decisions name it. Whoever calls has
 * found that its company is closed and its years are over. Returns false if that is no longer so.
 */
export async function eraseDocument(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { document, company } = await lockDocument(tx, id);
  const { companyId, requirement, erasedAt } = document;
  if (erasedAt !== null || company.verification !== 'closed') return false;
  // The bytes go with the next run of the job that deletes what nothing names.
  await tx
    .update(companyDocument)
    .set({ ...stated, erasedAt: now })
    .where(eq(companyDocument.id, id));
  // The one change that the table's trigger lets through.
  await tx.update(documentTrace).set({ changes: sql`'[]'::jsonb` }).where(eq(documentTrace.documentId, id));
  const action = 'erased';
  await trace(tx, { companyId, requirement, documentId: id, action, by: null, at: now });
  await record(tx, { action: 'document.erased', companyId, by: byMarket, subject: requirement, at: now });
  return true;
}
