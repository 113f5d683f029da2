import { eq } from 'drizzle-orm';
import { type CaseInput, caseHours, isUuid, type StaffCase } from 'shared-kit/contract';
import { newId, type Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findCompany } from '../../companies/index.ts';
import { nameOf } from '../lifecycle/change-quote.ts';
import { databaseTime } from '../lifecycle/locked-quote.ts';
import { rfq } from '../schema.ts';
import { staffCase } from './schema.ts';

/** Opens a case for whoever asks; it ends by itself, and what is written down stays. */
export async function openCase(
  tx: Tx,
  staffId: string,
  { companyId, quote, reason }: CaseInput,
): Promise<StaffCase> {
  const company = companyId === null ? null : await companyOf(tx, companyId);
  const about = quote === null ? null : await sentQuoteOf(tx, quote);
  const openedAt = await databaseTime(tx);
  const row = {
    id: newId(openedAt.getTime()),
    staffId,
    staffName: await nameOf(tx, staffId),
    companyId: company?.id ?? null,
    rfqId: about?.id ?? null,
    reason,
    openedAt,
    endsAt: new Date(openedAt.getTime() + caseHours * 3_600_000),
  };
  await tx.insert(staffCase).values(row);
  return {
    id: row.id,
    staff: row.staffName,
    reason,
    openedAt: openedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    company,
    quote: about,
  };
}

async function companyOf(tx: Tx, id: string): Promise<NonNullable<StaffCase['company']>> {
  const found = await findCompany(tx, id);
  if (!found) throw new AppError('company.not-found');
  return { id, name: found.brandName };
}

/** By its number or id. What was never sent is its buyer's alone, so there is no such quote. */
async function sentQuoteOf(tx: Tx, asked: string): Promise<NonNullable<StaffCase['quote']>> {
  const isId: boolean = isUuid(asked);
  const [found] = await tx
    .select({ id: rfq.id, number: rfq.number, submittedAt: rfq.submittedAt })
    .from(rfq)
    .where(isId ? eq(rfq.id, asked) : eq(rfq.number, asked.toUpperCase()));
  if (!found?.submittedAt) throw new AppError('quote.not-found');
  return { id: found.id, number: found.number };
}
