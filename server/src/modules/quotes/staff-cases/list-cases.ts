import { desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { isUuid } from 'shared-kit/contract/endpoints';
import type { StaffCase, StaffCasesAnswer } from 'shared-kit/contract/staff-cases';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { company } from '../../companies/index.ts';
import { rfq } from '../schema.ts';
import { staffCase, staffLook } from './schema.ts';

const pageSize = 50;
const mostForCompany = 200;

const select = (tx: Tx, where: SQL | undefined, most: number) =>
  tx
    .select({
      case: staffCase,
      isOpen: sql<boolean>`${staffCase.endsAt} > clock_timestamp()`,
      company: { id: company.id, name: company.brandName },
      quote: { id: rfq.id, number: rfq.number },
    })
    .from(staffCase)
    .leftJoin(company, eq(company.id, staffCase.companyId))
    .leftJoin(rfq, eq(rfq.id, staffCase.rfqId))
    .where(where)
    .orderBy(desc(staffCase.openedAt), desc(staffCase.id))
    .limit(most);
type Row = Awaited<ReturnType<typeof select>>[number];

const answerOf = ({ case: row, company: about, quote }: Row): StaffCase => ({
  id: row.id,
  staff: row.staffName,
  reason: row.reason,
  openedAt: row.openedAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  company: about,
  quote,
});

/** All staff cases, newest first; ids are ordered by time. */
export async function listCases(
  tx: Tx,
  staffId: string,
  cursor: string | undefined,
): Promise<StaffCasesAnswer> {
  if (cursor !== undefined && !isUuid(cursor)) throw new AppError('cursor.invalid');
  const after = cursor === undefined ? undefined : lt(staffCase.id, cursor);
  const rows = await select(tx, after, pageSize + 1);
  const page = rows.slice(0, pageSize);
  return {
    cases: page.map((row) => ({
      ...answerOf(row),
      isMine: row.case.staffId === staffId,
      isOpen: row.isOpen,
    })),
    next: rows.length > pageSize ? (page.at(-1)?.case.id ?? null) : null,
  };
}

/** The cases that concern a company: about it, about one of its quotes, or under which one was read. */
export async function casesOf(tx: Tx, companyId: string): Promise<StaffCase[]> {
  const isParty = or(eq(rfq.buyerCompanyId, companyId), eq(rfq.sellerCompanyId, companyId));
  const wasRead = sql`exists (select 1 from ${staffLook} join ${rfq} as read_quote on read_quote.id = ${staffLook.rfqId}
    where ${staffLook.caseId} = ${staffCase.id}
    and ${companyId}::uuid in (read_quote.buyer_company_id, read_quote.seller_company_id))`;
  const rows = await select(tx, or(eq(staffCase.companyId, companyId), isParty, wasRead), mostForCompany);
  return rows.map(answerOf);
}
