import { and, desc, eq, gte, ilike, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type AuditAnswer,
  type AuditEntry,
  type AuditTopic,
  auditActionsOf,
} from 'shared-kit/contract/audit';
import { isUuid } from 'shared-kit/contract/endpoints';
import type { Tx } from '../../platform/db/index.ts';
import { timeCursor } from '../../platform/http/index.ts';
import { userAccount } from '../accounts/index.ts';
import { auditEntry } from '../audit/index.ts';
import { company } from '../companies/index.ts';
import { beneficialOwnerPerson } from '../owners/index.ts';

export type AuditQuery = Readonly<{
  /** A company's id, or a part of its name. */
  company?: string | undefined;
  topic?: AuditTopic | undefined;
  /** A part of a name or address of whoever did it. */
  who?: string | undefined;
  /** First and last day, in UTC. */
  from?: string | undefined;
  to?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}>;

const subjectUser = alias(userAccount, 'subject_user');
const dayMs = 86_400_000;

/** One page, newest first, as staff read it. */
export const readEntries = (tx: Tx, query: AuditQuery): Promise<AuditAnswer> =>
  readPage(tx, filterOf(query), query);

/** A company's own part: without what only staff may know, and without the names of staff. */
export async function readOwnEntries(
  tx: Tx,
  companyId: string,
  page: Pick<AuditQuery, 'cursor' | 'limit'>,
): Promise<AuditAnswer> {
  const isOwn = and(eq(auditEntry.companyId, companyId), eq(auditEntry.isStaffOnly, false));
  const { entries, next } = await readPage(tx, isOwn, page);
  return { next, entries: entries.map(withoutStaff) };
}

const withoutStaff = (entry: AuditEntry): AuditEntry => {
  const { kind } = entry.by;
  return kind === 'member' ? entry : { ...entry, by: { kind, name: null }, session: null };
};

async function readPage(
  tx: Tx,
  filter: SQL | undefined,
  { cursor, limit }: Pick<AuditQuery, 'cursor' | 'limit'>,
): Promise<AuditAnswer> {
  const after = cursor === undefined ? null : timeCursor.read(cursor);
  const rows = await tx
    .select({
      entry: auditEntry,
      companyName: company.legalName,
      userName: userAccount.name,
      subjectName: sql<string | null>`coalesce(${subjectUser.name}, ${beneficialOwnerPerson.name})`,
    })
    .from(auditEntry)
    .leftJoin(company, eq(company.id, auditEntry.companyId))
    .leftJoin(userAccount, eq(userAccount.id, auditEntry.userId))
    .leftJoin(subjectUser, eq(subjectUser.id, auditEntry.subjectUserId))
    .leftJoin(beneficialOwnerPerson, eq(beneficialOwnerPerson.ownerId, auditEntry.subjectUserId))
    .where(and(filter, after ? isBefore(after) : undefined))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1)?.entry : undefined;
  return { entries: shown.map(toEntry), next: last ? timeCursor.write(last) : null };
}

const isBefore = ({ at, id }: Readonly<{ at: Date; id: string }>) =>
  sql`(${auditEntry.at}, ${auditEntry.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;

type Row = Readonly<{
  entry: typeof auditEntry.$inferSelect;
  companyName: string | null;
  userName: string | null;
  subjectName: string | null;
}>;

function toEntry({ entry, companyName, userName, subjectName }: Row): AuditEntry {
  const { id, at, action, companyId, changes, reason, sessionId } = entry;
  return {
    id,
    at: at.toISOString(),
    action,
    changes,
    reason,
    session: sessionId,
    // The draft of a company may be gone; its id still tells which it was.
    company: companyId === null ? null : { id: companyId, name: companyName ?? companyId },
    by: { kind: actorKindOf(entry), name: entry.operator ?? userName },
    subject: entry.subject ?? subjectName,
  };
}

function actorKindOf({ userId, isStaff, operator }: Row['entry']): AuditEntry['by']['kind'] {
  if (userId !== null) return isStaff ? 'staff' : 'member';
  return operator === null ? 'market' : 'operator';
}

const partOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function filterOf({ company: named, topic, who, from, to }: AuditQuery): SQL | undefined {
  return and(
    named ? ofCompany(named) : undefined,
    topic && inArray(auditEntry.action, auditActionsOf(topic)),
    who ? byPerson(who) : undefined,
    from ? gte(auditEntry.at, new Date(from)) : undefined,
    to ? lt(auditEntry.at, new Date(Date.parse(to) + dayMs)) : undefined,
  );
}

const ofCompany = (named: string): SQL | undefined =>
  isUuid(named)
    ? eq(auditEntry.companyId, named)
    : and(
        isNotNull(auditEntry.companyId),
        or(ilike(company.legalName, partOf(named)), ilike(company.brandName, partOf(named))),
      );

const byPerson = (who: string): SQL | undefined =>
  or(
    ilike(userAccount.name, partOf(who)),
    ilike(userAccount.email, partOf(who)),
    ilike(auditEntry.operator, partOf(who)),
  );
