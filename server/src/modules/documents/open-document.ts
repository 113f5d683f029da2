import { isReadable } from 'shared-kit/contract';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { findCompany } from '../companies/index.ts';
import { mayOpen, type Reader } from './checklist.ts';
import { findDocument } from './repository.ts';
import { listRequirements } from './requirements.ts';
import { trace } from './trace.ts';

type Opening = Readonly<{
  id: string;
  by: Readonly<{ userId: string; companyId: string | null; reader: Reader }>;
  now: Date;
}>;

/** Reads a document's bytes and writes down who opened it. Those of other companies look missing. */
export async function openDocument(
  { db, files }: Readonly<{ db: Database; files: FileStore }>,
  { id, by, now }: Opening,
): Promise<Readonly<{ name: string; content: Buffer }>> {
  const document = await findDocument(db, id);
  const { companyId, requirement, name, fileKey, state } = document;
  const isStaff = by.reader === 'staff';
  if (!isStaff && by.companyId !== companyId) throw new AppError('document.not-found');
  const company = await findCompany(db, companyId);
  const rule = company && (await listRequirements(db, company)).find((it) => it.requirement === requirement);
  // What the checklist asks for no longer is for owners alone.
  if (!mayOpen(by.reader, rule ?? { openedBy: 'owners' })) throw new AppError('access.forbidden');
  if (name === null || fileKey === null) throw new AppError('document.not-found');
  if (!isReadable(state)) throw new AppError('document.not-scanned');
  const content = await files.read(fileKey);
  if (!content) throw new AppError('document.not-found');
  const actor = { userId: by.userId, isStaff };
  await trace(db, { companyId, requirement, documentId: id, action: 'opened', by: actor, at: now });
  return { name, content };
}
