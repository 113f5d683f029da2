import { eq } from 'drizzle-orm';
import { isUuid } from 'shared-kit/contract/endpoints';
import { type CaseInput, caseHours, type StaffCase } from 'shared-kit/contract/staff-cases';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { MailParts } from '../accounts/index.ts';
import { nameOfUser } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { notify } from '../notifications/index.ts';
import { databaseTime } from './lifecycle/locked-quote.ts';
import { quotePath } from './lifecycle/notices.ts';
import { rfq } from './schema.ts';
import { staffCase } from './staff-cases/schema.ts';

type Asked = CaseInput & Readonly<{ staffId: string }>;

/** Opens a case for the actor and notifies the companies. It ends by itself; its record stays. */
export async function openCase(
  parts: MailParts,
  tx: Tx,
  { staffId, companyId, quote, reason }: Asked,
): Promise<StaffCase> {
  const company = companyId === null ? null : await companyOf(tx, companyId);
  const about = quote === null ? null : await sentQuoteOf(tx, quote);
  const openedAt = await databaseTime(tx);
  const row = {
    id: newId(openedAt.getTime()),
    staffId,
    staffName: await nameOfUser(tx, staffId),
    companyId: company?.id ?? null,
    rfqId: about?.id ?? null,
    reason,
    openedAt,
    endsAt: new Date(openedAt.getTime() + caseHours * 3_600_000),
  };
  await tx.insert(staffCase).values(row);
  const told = { person: row.staffName, reason, dedupeKey: `case:${row.id}` };
  if (company) await tellCompany(parts, tx, company, told);
  if (about) await tellParties(parts, tx, about, told);
  return {
    id: row.id,
    staff: row.staffName,
    reason,
    openedAt: openedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    company,
    quote: about && { id: about.id, number: about.number },
  };
}

type Told = Readonly<{ person: string; reason: string; dedupeKey: string }>;

const tellCompany = (
  parts: MailParts,
  tx: Tx,
  { id, name }: NonNullable<StaffCase['company']>,
  { dedupeKey, ...said }: Told,
): Promise<void> =>
  notify(parts, tx, {
    event: 'case-about-company',
    params: { company: name, ...said },
    to: { companyId: id },
    path: '/profile?section=company',
    dedupeKey,
  });

async function tellParties(
  parts: MailParts,
  tx: Tx,
  { id, number, parties }: SentQuote,
  { dedupeKey, ...said }: Told,
): Promise<void> {
  for (const companyId of parties) {
    await notify(parts, tx, {
      event: 'case-about-quote',
      params: { number, ...said },
      to: { companyId },
      path: quotePath(id),
      dedupeKey,
    });
  }
}

async function companyOf(tx: Tx, id: string): Promise<NonNullable<StaffCase['company']>> {
  const found = await findCompany(tx, id);
  if (!found) throw new AppError('company.not-found');
  return { id, name: found.brandName };
}

type SentQuote = NonNullable<StaffCase['quote']> & Readonly<{ parties: readonly string[] }>;

/** Finds a quote by number or id. Only the buyer knows a quote that was never sent, so it counts as missing. */
async function sentQuoteOf(tx: Tx, asked: string): Promise<SentQuote> {
  const isId: boolean = isUuid(asked);
  const [found] = await tx
    .select({
      id: rfq.id,
      number: rfq.number,
      submittedAt: rfq.submittedAt,
      buyer: rfq.buyerCompanyId,
      seller: rfq.sellerCompanyId,
    })
    .from(rfq)
    .where(isId ? eq(rfq.id, asked) : eq(rfq.number, asked.toUpperCase()));
  if (!found?.submittedAt) throw new AppError('quote.not-found');
  // In a fixed order, so that two transactions can't deadlock.
  const parties = [found.buyer, found.seller].toSorted();
  return { id: found.id, number: found.number, parties };
}
