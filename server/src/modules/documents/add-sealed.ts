import type { RequirementCode } from 'shared-kit/contract/documents';
import { newId, type Tx } from '../../platform/db/index.ts';
import type { Company } from '../companies/index.ts';
import { settleReVerification } from './lapsing.ts';
import { findDocument, moveDocument, replaceNewer } from './repository.ts';
import { companyDocument } from './schema.ts';
import { tellWatchers } from './tell-watchers.ts';
import { trace } from './trace.ts';

type Sealed = Readonly<{
  requirement: RequirementCode;
  fileKey: string;
  name: string;
  bytes: number;
  sha256: string;
  now: Date;
}>;

/**
 * Adds a PDF that the market sealed as the accepted document of a requirement. The company is locked. It counts until
 * another one replaces it. Returns its id.
 */
export async function addSealed(
  tx: Tx,
  company: Company,
  { requirement, now, ...file }: Sealed,
): Promise<string> {
  const companyId = company.id;
  await replaceNewer(tx, { companyId, requirement }, now);
  const id = newId();
  await tx.insert(companyDocument).values({
    ...file,
    id,
    companyId,
    requirement,
    state: 'in_review',
    mediaType: 'application/pdf',
    issuedOn: now.toISOString().slice(0, 10),
    createdAt: now,
  });
  await moveDocument(tx, await findDocument(tx, id), 'accept', { at: now, decidedAt: now });
  await trace(tx, { companyId, requirement, documentId: id, action: 'accepted', by: null, at: now });
  await settleReVerification(tx, company, { now, hasLost: false });
  await tellWatchers(tx, companyId);
  return id;
}
