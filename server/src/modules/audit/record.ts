import type { AuditAction, AuditChange } from 'shared-kit/contract/audit';
import { isUuid } from 'shared-kit/contract/endpoints';
import { namesOf } from 'shared-kit/contract/tables';
import { newId, type Tx } from '../../platform/db/index.ts';
import { currentSessionId } from '../../platform/http/index.ts';
import { auditEntry, isStaffNow } from './schema.ts';

/** As `by` of an entry: the market's own program. */
export const byMarket = 'market';

export type AuditRecord = Readonly<{
  action: AuditAction;
  /** Null if it concerns no company. */
  companyId: string | null;
  /** A user's id, an operator's name, or `byMarket`. */
  by: string;
  /** A user's id, or the name of a document, product or area. */
  subject?: string | null;
  changes?: readonly AuditChange[];
  reason?: string | null;
  /** Hides the entry from the company. */
  isStaffOnly?: boolean;
  at?: Date;
}>;

/** Records changes in the audit log. Call it in the transaction that makes them, so that both happen or neither. */
export async function record(tx: Tx, ...records: readonly AuditRecord[]): Promise<void> {
  const sessionId = currentSessionId();
  const now = new Date();
  const values = records.map((each) => rowOf(each, sessionId, now));
  for (let from = 0; from < values.length; from += batchSize) {
    await tx.insert(auditEntry).values(values.slice(from, from + batchSize));
  }
}

/** A statement has at most 65,535 parameters; an entry takes fourteen. */
const batchSize = 1000;

function rowOf(each: AuditRecord, sessionId: string | null, now: Date) {
  const { by, subject = null, changes = [], reason = null, isStaffOnly = false, at = now } = each;
  const userId = isUuid(by) ? by : null;
  const isPerson = isUuid(subject);
  return {
    id: newId(at.getTime()),
    at,
    action: each.action,
    companyId: each.companyId,
    userId,
    isStaff: isStaffNow(userId),
    sessionId,
    operator: userId === null && by !== byMarket ? by : null,
    subjectUserId: isPerson ? subject : null,
    subject: isPerson ? null : subject,
    changes: [...changes],
    reason,
    isStaffOnly,
  };
}

/** The changes between two states of a thing, of the fields that differ. */
export const changesBetween = <Name extends string>(
  names: Readonly<Record<Name, AuditChange['field']>>,
  before: Readonly<Record<NoInfer<Name>, string | null>>,
  after: Readonly<Partial<Record<NoInfer<Name>, string | null>>>,
): AuditChange[] =>
  namesOf(names).flatMap((name) => {
    const to = after[name];
    return to === undefined || to === before[name] ? [] : [{ field: names[name], from: before[name], to }];
  });
