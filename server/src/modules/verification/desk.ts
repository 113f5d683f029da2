import { asc, eq } from 'drizzle-orm';
import type { CompanyFile } from 'shared-kit/contract';
import { newId, type Tx } from '../../platform/db/index.ts';
import { userAccount } from '../accounts/index.ts';
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
export const addNote = (tx: Tx, note: Note) => tx.insert(companyNote).values({ ...note, id: newId() });

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
