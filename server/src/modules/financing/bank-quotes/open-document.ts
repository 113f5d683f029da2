import { isReadable } from 'shared-kit/contract/documents';
import { mayReadShared } from 'shared-kit/contract/financing';
import type { Database } from '../../../platform/db/index.ts';
import type { FileStore } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findDocument } from '../../documents/index.ts';
import { noteOpening } from '../openings.ts';
import { newestConsent } from '../requests/read-consents.ts';
import { findBankQuote } from './read-bank-quotes.ts';

type Opening = Readonly<{ bankQuoteId: string; documentId: string; userId: string; bankCompanyId: string }>;
type Opened = Readonly<{ name: string; content: Buffer }>;

/** A document that the buyer consented to share with this bank. The buyer sees that it was opened. */
export async function openSharedDocument(
  { db, files }: Readonly<{ db: Database; files: FileStore }>,
  { bankQuoteId, documentId, userId, bankCompanyId }: Opening,
  now: Date,
): Promise<Opened> {
  const { bankQuote, request } = await findBankQuote(db, bankQuoteId, bankCompanyId);
  const consent = mayReadShared(bankQuote.state) ? await newestConsent(db, request.id) : null;
  const shared = consent?.papers.documents.find(({ id }) => id === documentId);
  if (!shared) throw new AppError('financing.file-not-found');
  const { fileKey, state } = await findDocument(db, documentId);
  const content = fileKey && isReadable(state) ? await files.read(fileKey) : null;
  if (!content) throw new AppError('financing.file-not-found');
  await noteOpening(db, { bankQuoteId, userId, documentName: shared.name }, now);
  return { name: shared.name, content };
}
