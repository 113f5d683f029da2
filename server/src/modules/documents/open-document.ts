import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { isReadable } from 'shared-kit/contract/documents';
import type { Database } from '../../platform/db/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { asDownload } from '../../platform/http/download.ts';
import { AppError } from '../../platform/http/index.ts';
import { findCompany } from '../companies/index.ts';
import { mayOpen, type Reader } from './checklist.ts';
import { findDocument } from './repository.ts';
import { listRequirements } from './requirements.ts';
import type { CompanyDocument } from './schema.ts';
import { trace } from './trace.ts';

type Opening = Readonly<{
  id: string;
  by: Readonly<{ userId: string; companyId: string | null; reader: Reader }>;
  now: Date;
}>;

type Parts = Readonly<{ db: Database; files: FileStore }>;
type Opened = Readonly<{ name: string; bytes: number; content: Readable }>;

/** Opens a document's bytes and writes down who opened it. Those of other companies look missing. */
export async function openDocument(parts: Parts, { id, by, now }: Opening): Promise<Opened> {
  const document = await findDocument(parts.db, id);
  const { companyId, requirement } = document;
  const isStaff = by.reader === 'staff';
  if (!isStaff && by.companyId !== companyId) throw new AppError('document.not-found');
  const company = await findCompany(parts.db, companyId);
  const requirements = company ? await listRequirements(parts.db, company) : [];
  const rule = requirements.find((it) => it.requirement === requirement);
  // What the checklist asks for no longer is for owners alone.
  if (!mayOpen(by.reader, rule ?? { openedBy: 'owners' })) throw new AppError('access.forbidden');
  return readDocument(parts, { document, by: { userId: by.userId, isStaff }, now });
}

type Reading = Readonly<{
  document: CompanyDocument;
  by: Readonly<{ userId: string; isStaff: boolean }>;
  now: Date;
}>;

/** Opens a document for somebody who may open it, and writes down that they did. */
export async function readDocument({ db, files }: Parts, { document, by, now }: Reading): Promise<Opened> {
  const { id, companyId, requirement, name, bytes, fileKey, state } = document;
  if (name === null || bytes === null || fileKey === null) throw new AppError('document.not-found');
  if (!isReadable(state)) throw new AppError('document.not-scanned');
  const content = await files.open(fileKey);
  if (!content) throw new AppError('document.not-found');
  try {
    await trace(db, { companyId, requirement, documentId: id, action: 'opened', by, at: now });
  } catch (error) {
    content.destroy();
    throw error;
  }
  return { name, bytes, content };
}

/** Sends an opened document part by part, for saving. */
export function sendDocument(reply: FastifyReply, { name, bytes, content }: Opened): Readable {
  asDownload(reply, name);
  reply.header('content-length', bytes);
  return content;
}
