import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { addressOf } from 'shared-kit/contract/endpoints';
import { bankQuotes, type KeptConsent, type SharedPapers } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { withHeld } from '../../../platform/uploads/index.ts';
import { type FileRow, fileAnswer } from '../files/files.ts';
import { financingFile } from '../lifecycle/schema.ts';
import { type ConsentRow, financingConsent } from './schema.ts';

const ofRequest = (tx: Tx, requestId: string): Promise<ConsentRow[]> =>
  tx
    .select()
    .from(financingConsent)
    .where(eq(financingConsent.requestId, requestId))
    .orderBy(desc(financingConsent.at), desc(financingConsent.id));

/** The consent that holds; null in requests from before consents were kept. */
export const newestConsent = async (tx: Tx, requestId: string): Promise<ConsentRow | null> =>
  (await ofRequest(tx, requestId))[0] ?? null;

/** The files that went out with a consent. */
export const filesOf = (tx: Tx, { requestId, papers }: ConsentRow): Promise<FileRow[]> =>
  tx
    .select()
    .from(financingFile)
    .where(and(eq(financingFile.requestId, requestId), inArray(financingFile.id, [...papers.fileIds])))
    .orderBy(asc(financingFile.createdAt), asc(financingFile.id));

/** All consents to a request, the newest first. */
export const readConsents = async (tx: Tx, requestId: string): Promise<KeptConsent[]> =>
  (await ofRequest(tx, requestId)).map(({ id, givenByName, at, textVersion, text }) => ({
    id,
    by: givenByName,
    at: at.toISOString(),
    version: textVersion,
    text,
  }));

/** What the newest consent gives a bank, with addresses below its own bank quote. */
export async function papersFor(
  tx: Tx,
  { requestId, bankQuoteId }: Readonly<{ requestId: string; bankQuoteId: string }>,
): Promise<SharedPapers | null> {
  const consent = await newestConsent(tx, requestId);
  if (!consent) return null;
  const { company, people, documents } = consent.papers;
  return {
    company,
    people,
    documents: documents.map((it) => ({
      ...it,
      url: addressOf(bankQuotes.document, { params: { id: bankQuoteId, documentId: it.id } }),
    })),
    files: (await withHeld(tx, await filesOf(tx, consent))).map(fileAnswer),
  };
}
