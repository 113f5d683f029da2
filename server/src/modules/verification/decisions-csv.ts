import { asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { csvLine, csvMark } from 'shared-kit/csv';
import type { Tx } from '../../platform/db/index.ts';
import { userAccount } from '../accounts/index.ts';
import { company, verificationDecision } from '../companies/index.ts';

const columns = [
  'at',
  'company_id',
  'company',
  'from',
  'to',
  'suspension',
  'reason',
  'by',
  'proposed_by',
  'alone',
  'snapshot',
];
const pageSize = 500;

/** Every decision on companies with what the staff decided on, oldest first, page by page. */
export async function* writeDecisions(tx: Tx) {
  yield csvMark + csvLine(columns);
  for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const rows = await readPage(tx, after);
    yield rows.map(lineOf).join('');
    after = rows.length === pageSize ? rows.at(-1)?.id : undefined;
  }
}

type Row = Awaited<ReturnType<typeof readPage>>[number];

const lineOf = ({ at, companyId, name, from, to, suspension, reason, by, proposedBy, ...row }: Row) =>
  csvLine([
    at.toISOString(),
    companyId,
    name,
    from,
    to,
    suspension,
    reason,
    by,
    proposedBy,
    String(row.isAlone),
    row.snapshot && JSON.stringify(row.snapshot),
  ]);

function readPage(tx: Tx, after: string | undefined) {
  const { id, companyId, at, from, to, suspension, reason, isAlone, snapshot, actor } = verificationDecision;
  const proposer = alias(userAccount, 'proposer');
  return tx
    .select({
      id,
      companyId,
      at,
      from,
      to,
      suspension,
      reason,
      isAlone,
      snapshot,
      name: company.legalName,
      by: sql<string>`coalesce(${userAccount.name}, ${actor})`,
      proposedBy: sql<string | null>`coalesce(${proposer.name}, ${verificationDecision.proposedBy})`,
    })
    .from(verificationDecision)
    .innerJoin(company, eq(company.id, companyId))
    .leftJoin(userAccount, eq(sql`${userAccount.id}::text`, actor))
    .leftJoin(proposer, eq(sql`${proposer.id}::text`, verificationDecision.proposedBy))
    .where(after === undefined ? undefined : gt(id, after))
    .orderBy(asc(id))
    .limit(pageSize);
}
