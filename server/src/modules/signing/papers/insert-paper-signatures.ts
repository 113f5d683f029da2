import { newId, type Tx } from '../../../platform/db/index.ts';
import { findCompany } from '../../companies/index.ts';
import { findAccount } from '../account-of.ts';
import { consentVersion } from '../consent.ts';
import { listSignatories } from '../repository.ts';
import { paperSignature } from '../schema.ts';
import type { Paper } from './sign-paper.ts';

/** Stores that all signatories of a company signed a paper. For demo data. */
export async function insertPaperSignatures(
  tx: Tx,
  { id, sha256 }: Pick<Paper, 'id' | 'sha256'>,
  { companyId, at }: Readonly<{ companyId: string; at: Date }>,
): Promise<void> {
  const companyName = (await findCompany(tx, companyId))?.legalName ?? '';
  for (const { id: signatoryId, userId, name, role } of await listSignatories(tx, companyId)) {
    const account = userId === null ? null : await findAccount(tx, userId);
    if (userId === null || !account) continue;
    await tx.insert(paperSignature).values({
      id: newId(at.getTime()),
      paperId: id,
      companyId,
      companyName,
      signatoryId,
      userId,
      email: account.email,
      name,
      role,
      consentVersion,
      sha256,
      codeSentAt: at,
      at,
    });
  }
}
