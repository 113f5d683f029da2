import type { AuditEntry } from 'shared-kit/contract/audit';
import { csvLine, csvMark } from 'shared-kit/csv';
import type { Tx } from '../../platform/db/index.ts';
import { type AuditQuery, readEntries } from './read-entries.ts';

const columns = [
  'at',
  'action',
  'company_id',
  'company',
  'by_kind',
  'by',
  'subject',
  'changes',
  'reason',
  'session',
] as const;

const cellsOf = ({ at, action, company, by, subject, changes, reason, session }: AuditEntry) => [
  at,
  action,
  company?.id,
  company?.name,
  by.kind,
  by.name,
  subject,
  changes.length > 0 ? JSON.stringify(changes) : null,
  reason,
  session,
];

const pageSize = 1000;

/** Every entry that a filter finds as RFC 4180 text, page by page, so that a long log doesn't fill the memory. */
export async function* writeCsv(tx: Tx, query: Omit<AuditQuery, 'cursor' | 'limit'>) {
  yield csvMark + csvLine(columns);
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const { entries, next } = await readEntries(tx, { ...query, cursor, limit: pageSize });
    yield entries.map((entry) => csvLine(cellsOf(entry))).join('');
    cursor = next ?? undefined;
  }
}
