import { eq } from 'drizzle-orm';
import type { SealCheckAnswer } from 'shared-kit/contract/signing';
import type { Tx } from '../../../platform/db/index.ts';
import { listPaperSignatures } from '../papers/sign-paper.ts';
import { sealedPaper } from '../schema.ts';

/** A paper of two companies by the hash of its sealed copy, as the check of seals answers it. */
export async function findSealedPaper(tx: Tx, sha256: string): Promise<SealCheckAnswer['sealed']> {
  const [found] = await tx.select().from(sealedPaper).where(eq(sealedPaper.sha256, sha256)).limit(1);
  if (!found) return null;
  const { paperId, title, companyNames, at, hasTimeStamp, isTest } = found;
  const signatures = await listPaperSignatures(tx, paperId);
  return {
    title,
    company: companyNames,
    at: at.toISOString(),
    hasTimeStamp,
    isTest,
    signatures: signatures.map(({ name, role, companyName, at: signedAt }) => ({
      name,
      role: `${role}, ${companyName}`,
      byMarket: false,
      at: signedAt.toISOString(),
    })),
  };
}
