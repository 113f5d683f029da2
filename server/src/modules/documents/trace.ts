import { desc, eq } from 'drizzle-orm';
import type { AuditField } from 'shared-kit/contract/audit';
import type {
  DocumentAction,
  DocumentTraceAnswer,
  DocumentTraceEntry,
  factNames,
} from 'shared-kit/contract/documents';
import { isOneOf } from 'shared-kit/contract/tables';
import { newId, type Tx } from '../../platform/db/index.ts';
import { userAccount } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { companyDocument, documentTrace } from './schema.ts';

/** Who acts: a member of the company, somebody of the market's staff, or null for the market's own program. */
export type DocumentActor = Readonly<{ userId: string; isStaff: boolean }> | null;

type Traced = Readonly<{
  companyId: string;
  requirement: string;
  documentId: string | null;
  action: DocumentAction;
  by: DocumentActor;
  at: Date;
  reason?: string | null;
  changes?: DocumentTraceEntry['changes'];
}>;

export async function nameOf(tx: Tx, userId: string): Promise<string> {
  const [user] = await tx
    .select({ name: userAccount.name })
    .from(userAccount)
    .where(eq(userAccount.id, userId));
  return user?.name ?? userId;
}

export async function trace(tx: Tx, { by, reason = null, changes = [], ...entry }: Traced): Promise<void> {
  await tx.insert(documentTrace).values({
    ...entry,
    id: newId(entry.at.getTime()),
    userId: by?.userId ?? null,
    userName: by && (await nameOf(tx, by.userId)),
    isStaff: by?.isStaff ?? false,
    reason,
    changes: [...changes],
  });
  const { action, companyId, requirement: subject, at } = entry;
  if (!by?.isStaff || !isAudited(action)) return;
  await record(tx, {
    action: `document.${action}`,
    companyId,
    by: by.userId,
    subject,
    reason,
    at,
    changes: changes.map(({ fact, from, to }) => ({ field: fieldOf[fact as FactName], from, to })),
  });
}

/** What staff do with documents that belongs in the market's audit log too. */
const audited = ['accepted', 'rejected', 'waived', 'corrected', 'requirement-added'] as const;
const isAudited = (action: DocumentAction): action is (typeof audited)[number] => isOneOf(audited, action);

type FactName = (typeof factNames)[number];
const fieldOf = {
  issuedOn: 'issued-on',
  validUntil: 'valid-until',
  number: 'number',
  issuer: 'issuer',
  verificationCode: 'verification-code',
} as const satisfies Readonly<Record<FactName, AuditField>>;

/** The newest entries are what anybody asks about. */
const mostEntries = 500;

export async function readTrace(tx: Tx, companyId: string): Promise<DocumentTraceAnswer> {
  const rows = await tx
    .select({ entry: documentTrace, fileName: companyDocument.name })
    .from(documentTrace)
    .leftJoin(companyDocument, eq(companyDocument.id, documentTrace.documentId))
    .where(eq(documentTrace.companyId, companyId))
    .orderBy(desc(documentTrace.id))
    .limit(mostEntries);
  return {
    entries: rows.map(({ entry, fileName }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      action: entry.action,
      requirement: entry.requirement,
      documentId: entry.documentId,
      fileName,
      reason: entry.reason,
      changes: entry.changes,
      by: entry.userName === null ? null : { name: entry.userName, isStaff: entry.isStaff },
    })),
  };
}
