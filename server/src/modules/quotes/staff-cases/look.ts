import { and, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { StaffLook } from 'shared-kit/contract/staff-cases';
import type { Tx } from '../../../platform/db/index.ts';
import { rfq } from '../schema.ts';
import { staffCase, staffLook } from './schema.ts';

const isOpen = gt(staffCase.endsAt, sql`clock_timestamp()`);

type Parties = Readonly<{ id: string; buyerCompanyId: string; sellerCompanyId: string }>;

/**
 * Lets staff see a quote that one of their cases covers, and records the first look of each case. Returns whether they
 * may.
 */
export async function lookAsStaff(tx: Tx, staffId: string, quote: Parties): Promise<boolean> {
  const covers = or(
    eq(staffCase.rfqId, quote.id),
    inArray(staffCase.companyId, [quote.buyerCompanyId, quote.sellerCompanyId]),
  );
  const [found] = await tx
    .select({ id: staffCase.id })
    .from(staffCase)
    .where(and(eq(staffCase.staffId, staffId), isOpen, covers))
    .orderBy(desc(staffCase.openedAt))
    .limit(1);
  if (!found) return false;
  await tx
    .insert(staffLook)
    .values({ caseId: found.id, rfqId: quote.id, at: sql`clock_timestamp()` })
    .onConflictDoNothing();
  return true;
}

/** Quotes covered by open cases of this staff member. */
export const coveredBy = (staffId: string): SQL =>
  sql`exists (select 1 from ${staffCase} where ${staffCase.staffId} = ${staffId} and ${isOpen}
    and (${staffCase.rfqId} = ${rfq.id} or ${staffCase.companyId} in (${rfq.buyerCompanyId}, ${rfq.sellerCompanyId})))`;

/** The staff who could see a quote, newest first: by a case about it, or by a look under a case about a company. */
export async function looksAt(tx: Tx, rfqId: string): Promise<StaffLook[]> {
  const rows = await tx
    .select({
      staff: staffCase.staffName,
      reason: staffCase.reason,
      openedAt: staffCase.openedAt,
      lookedAt: staffLook.at,
    })
    .from(staffCase)
    .leftJoin(staffLook, and(eq(staffLook.caseId, staffCase.id), eq(staffLook.rfqId, rfqId)))
    .where(or(eq(staffCase.rfqId, rfqId), eq(staffLook.rfqId, rfqId)))
    .orderBy(desc(staffCase.openedAt), desc(staffCase.id));
  return rows.map(({ staff, reason, openedAt, lookedAt }) => ({
    staff,
    reason,
    at: (lookedAt ?? openedAt).toISOString(),
  }));
}
