import { eq } from 'drizzle-orm';
import { dayOf } from 'shared-kit/contract/dates';
import { countsUntil, type DocumentFacts, factNames, mayDescribe } from 'shared-kit/contract/documents';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { lockDocument } from './repository.ts';
import { companyDocument } from './schema.ts';
import { tellWatchers } from './tell-watchers.ts';
import { trace } from './trace.ts';

type Describing = Readonly<{
  id: string;
  /** `seen` is what the writer read: nobody's later change is overwritten unread. */
  facts: DocumentFacts & Readonly<{ seen: DocumentFacts }>;
  /** `companyId` is null for staff. */
  by: Readonly<{ userId: string; companyId: string | null }>;
  now: Date;
}>;

/** Changes what a document states, with a trace of old and new values: typed by the company, corrected by staff. */
export async function describeDocument(
  tx: Tx,
  { id, facts: { seen, ...facts }, by, now }: Describing,
): Promise<void> {
  const { document, company } = await lockDocument(tx, id);
  const isStaff = by.companyId === null;
  if (!isStaff && by.companyId !== document.companyId) throw new AppError('document.not-found');
  const { companyId, requirement, state, replacedAt, decidedAt } = document;
  if (replacedAt !== null || !mayDescribe(isStaff ? 'staff' : 'company', state)) {
    throw new AppError('document.moved');
  }
  if (factNames.some((fact) => document[fact] !== seen[fact])) throw new AppError('document.facts-changed');
  const changes = factNames
    .filter((fact) => document[fact] !== facts[fact])
    .map((fact) => ({ fact, from: document[fact], to: facts[fact] }));
  if (changes.length === 0) return;
  // Another end of an accepted document is another day on which it is asked for again.
  const until =
    state === 'accepted' ? countsUntil(facts.validUntil, dayOf(decidedAt ?? now), company.risk) : null;
  await tx
    .update(companyDocument)
    .set({ ...facts, countsUntil: until })
    .where(eq(companyDocument.id, id));
  const action = isStaff ? 'corrected' : 'described';
  const actor = { userId: by.userId, isStaff };
  await trace(tx, { companyId, requirement, documentId: id, action, by: actor, at: now, changes });
  await tellWatchers(tx, companyId);
}
