import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { CompanyFile } from 'shared-kit/contract/verification';
import { newId, type Tx } from '../../platform/db/index.ts';
import { userAccount } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { companyAssignment, companyNote } from './schema.ts';

/** Takes a company over, also from a colleague, or gives it back. */
export async function assign(
  tx: Tx,
  {
    companyId,
    userId,
    at,
    isMine,
  }: Readonly<{ companyId: string; userId: string; at: Date; isMine: boolean }>,
): Promise<void> {
  if (!isMine) {
    await tx.delete(companyAssignment).where(eq(companyAssignment.companyId, companyId));
    return;
  }
  await tx
    .insert(companyAssignment)
    .values({ companyId, userId, at })
    .onConflictDoUpdate({ target: companyAssignment.companyId, set: { userId, at } });
}

export async function findAssignee(
  tx: Tx,
  companyId: string,
  reader: string,
): Promise<CompanyFile['assignee']> {
  const [row] = await tx
    .select({ id: userAccount.id, name: userAccount.name })
    .from(companyAssignment)
    .innerJoin(userAccount, eq(userAccount.id, companyAssignment.userId))
    .where(eq(companyAssignment.companyId, companyId));
  return row ? { name: row.name, isMe: row.id === reader } : null;
}

type Note = Omit<typeof companyNote.$inferInsert, 'id'>;

/** Of its words the audit log keeps a fingerprint. */
export async function addNote(tx: Tx, note: Note): Promise<void> {
  await tx.insert(companyNote).values({ ...note, id: newId() });
  const { companyId, userId: by, at } = note;
  const sha256 = createHash('sha256').update(note.text).digest('hex');
  await record(tx, {
    action: 'company.note-added',
    companyId,
    by,
    at,
    isStaffOnly: true,
    changes: [{ field: 'note', from: null, to: sha256 }],
  });
}

/** Oldest first. */
export async function listNotes(tx: Tx, companyId: string): Promise<CompanyFile['notes']> {
  const { id, at, text } = companyNote;
  const rows = await tx
    .select({ id, at, text, by: userAccount.name })
    .from(companyNote)
    .innerJoin(userAccount, eq(userAccount.id, companyNote.userId))
    .where(eq(companyNote.companyId, companyId))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
