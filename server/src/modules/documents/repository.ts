import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { type DocumentTransition, documentAllows, documentTransitions } from 'shared-kit/contract/documents';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { type Company, lockCompany } from '../companies/index.ts';
import { type CompanyDocument, companyDocument } from './schema.ts';

const isCurrent = isNull(companyDocument.replacedAt);

/** Of each requirement the accepted document and the newer one, oldest first. */
export const listCurrent = (tx: Tx, companyId: string): Promise<CompanyDocument[]> =>
  tx
    .select()
    .from(companyDocument)
    .where(and(eq(companyDocument.companyId, companyId), isCurrent))
    .orderBy(asc(companyDocument.createdAt), asc(companyDocument.id));

/** The documents of a company that count today. */
export const listAccepted = async (tx: Tx, companyId: string): Promise<CompanyDocument[]> =>
  (await listCurrent(tx, companyId)).filter(({ state }) => state === 'accepted');

/** Documents of one requirement that lie before staff. */
export const listCopies = async (
  tx: Tx,
  companyId: string,
  requirement: string,
): Promise<CompanyDocument[]> =>
  (await listCurrent(tx, companyId)).filter(
    (it) => it.requirement === requirement && it.state === 'in_review',
  );

export async function findDocument(tx: Tx, id: string): Promise<CompanyDocument> {
  const [found] = await tx.select().from(companyDocument).where(eq(companyDocument.id, id));
  if (!found) throw new AppError('document.not-found');
  return found;
}

/** Locks a document's company, then reads both: all changes of a company's documents happen one after the other. */
export async function lockDocument(
  tx: Tx,
  id: string,
): Promise<Readonly<{ document: CompanyDocument; company: Company }>> {
  const { companyId } = await findDocument(tx, id);
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('document.not-found');
  return { document: await findDocument(tx, id), company };
}

/** Makes room for a newer document of the requirement. */
export async function replaceNewer(
  tx: Tx,
  { companyId, requirement }: Pick<CompanyDocument, 'companyId' | 'requirement'>,
  at: Date,
): Promise<void> {
  const isNewer = and(
    eq(companyDocument.companyId, companyId),
    eq(companyDocument.requirement, requirement),
    ne(companyDocument.state, 'accepted'),
    isCurrent,
  );
  await tx.update(companyDocument).set({ replacedAt: at }).where(isNewer);
}

export async function replaceAccepted(
  tx: Tx,
  { companyId, requirement }: Pick<CompanyDocument, 'companyId' | 'requirement'>,
  at: Date,
): Promise<void> {
  const isAccepted = and(
    eq(companyDocument.companyId, companyId),
    eq(companyDocument.requirement, requirement),
    eq(companyDocument.state, 'accepted'),
    isCurrent,
  );
  await tx.update(companyDocument).set({ replacedAt: at }).where(isAccepted);
}

/** Sets the last day on which an accepted document counts. Its company is locked. Returns false if it counts no more. */
export async function endDocument(tx: Tx, id: string, until: string | null): Promise<boolean> {
  const counting = and(eq(companyDocument.id, id), eq(companyDocument.state, 'accepted'), isCurrent);
  const { rowCount } = await tx.update(companyDocument).set({ countsUntil: until }).where(counting);
  return (rowCount ?? 0) > 0;
}

async function hasNewer(tx: Tx, { companyId, requirement }: CompanyDocument): Promise<boolean> {
  const current = await listCurrent(tx, companyId);
  return current.some((it) => it.requirement === requirement && it.state !== 'accepted');
}

type Change = Partial<Omit<typeof companyDocument.$inferInsert, 'id' | 'companyId' | 'state'>>;

/** Moves a document of a locked company by the table of transitions. Replaced ones can't be moved any more. */
export async function moveDocument(
  tx: Tx,
  document: CompanyDocument,
  transition: DocumentTransition,
  { at, ...change }: Change & Readonly<{ at: Date }>,
): Promise<void> {
  const { state, replacedAt, id } = document;
  if (replacedAt !== null || !documentAllows(transition, state)) throw new AppError('document.moved');
  const { to } = documentTransitions[transition];
  if (to === 'accepted') await replaceAccepted(tx, document, at);
  // An accepted document that falls away leaves its place to the newer one, if there is any.
  const isSuperseded = state === 'accepted' && (await hasNewer(tx, document));
  await tx
    .update(companyDocument)
    .set({ ...change, state: to, ...(isSuperseded && { replacedAt: at }) })
    .where(eq(companyDocument.id, id));
}

type Written = Omit<typeof companyDocument.$inferInsert, 'id'>;

/** Writes documents as they are, outside their lifecycle: for generated markets. */
export async function insertDocuments(tx: Tx, rows: readonly Written[]): Promise<void> {
  if (rows.length > 0) await tx.insert(companyDocument).values(rows.map((row) => ({ ...row, id: newId() })));
}

export const hasDocuments = async (tx: Tx): Promise<boolean> =>
  (await tx.select({ id: companyDocument.id }).from(companyDocument).limit(1)).length > 0;
