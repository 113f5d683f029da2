import { randomUUID } from 'node:crypto';
import { standingAllows } from 'shared-kit/contract/companies';
import { documentMediaTypes } from 'shared-kit/contract/documents';
import { newId, type Tx } from '../../platform/db/index.ts';
import type { Env } from '../../platform/env.ts';
import { AppError } from '../../platform/http/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { storeUpload, type TakenFile, type UploadParts } from '../../platform/uploads/index.ts';
import { type Company, findCompany, lockCompany } from '../companies/index.ts';
import { moveDocument, replaceNewer } from './repository.ts';
import { findRequirement } from './requirements.ts';
import { scanDocuments } from './scanning/scan-documents.ts';
import { companyDocument } from './schema.ts';
import { tellWatchers } from './tell-watchers.ts';
import { trace } from './trace.ts';

/** First part of the storage keys. */
export const folder = 'documents';

type Uploading = Readonly<{
  by: Readonly<{ userId: string; companyId: string }>;
  requirement: string;
  now: Date;
}>;

function assertMayUpload(company: Company | null): asserts company is Company {
  if (!company) throw new AppError('company.not-found');
  if (!standingAllows(company.verification, 'upload-documents')) throw new AppError('company.not-allowed');
}

/** Refuses an upload before its bytes are read. */
export async function assertUploadable(tx: Tx, { by, requirement }: Omit<Uploading, 'now'>): Promise<void> {
  const company = await findCompany(tx, by.companyId);
  assertMayUpload(company);
  await findRequirement(tx, company, requirement);
}

/** Keeps a document byte for byte and puts it before staff. It replaces an earlier one that isn't accepted. */
export async function uploadDocument(
  parts: UploadParts & Readonly<{ env: Pick<Env, 'scanner'> }>,
  { by, requirement, now }: Uploading,
  content: TakenFile,
): Promise<void> {
  const { name, bytes, sha256 } = content;
  const mediaType = documentMediaTypes.find((it) => it === content.mediaType);
  if (!mediaType) throw new AppError('upload.type');
  const fileKey = `${folder}/${by.companyId}/${randomUUID()}`;
  await storeUpload(parts, { key: fileKey, content, by });
  await parts.db.transaction(async (tx) => {
    const company = await lockCompany(tx, by.companyId);
    assertMayUpload(company);
    await findRequirement(tx, company, requirement);
    const { companyId, userId: uploadedBy } = by;
    await replaceNewer(tx, { companyId, requirement }, now);
    const file = { name, mediaType, bytes, sha256, fileKey };
    const [added] = await tx
      .insert(companyDocument)
      .values({ ...file, id: newId(), companyId, requirement, state: 'uploaded', uploadedBy, createdAt: now })
      .returning();
    if (!added) throw new Error('a document was not written');
    const actor = { userId: uploadedBy, isStaff: false };
    await trace(tx, { companyId, requirement, documentId: added.id, action: 'uploaded', by: actor, at: now });
    if (parts.env.scanner) await addJob(tx, scanDocuments, {});
    else await moveDocument(tx, added, 'skip-scan', { at: now });
    await tellWatchers(tx, companyId);
  });
}
