import { desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { type Company, findCompanies } from '../../companies/index.ts';
import { latestRates, type StoredRates } from '../../rates/index.ts';
import { findLines, type RfqLine } from '../repository.ts';
import { rfq } from '../schema.ts';
import { offerDraft, quoteApproval, quoteCounter, quoteVersion } from '../versions/schema.ts';
import { discountApproval } from './schema.ts';

export type RfqRow = typeof rfq.$inferSelect;
export type VersionRow = typeof quoteVersion.$inferSelect;
export type CounterRow = typeof quoteCounter.$inferSelect;
export type ApprovalRow = typeof quoteApproval.$inferSelect;
export type DiscountRow = typeof discountApproval.$inferSelect;
export type DraftRow = typeof offerDraft.$inferSelect;

/** A quote and all that its transitions depend on, read under the RFQ's lock. */
export type LockedQuote = {
  rfq: RfqRow;
  readonly lines: readonly RfqLine[];
  readonly buyer: Company;
  readonly seller: Company;
  /** The newest sent version. */
  version: VersionRow | null;
  /** The newest counter-offer on that version. */
  counter: CounterRow | null;
  approval: ApprovalRow | null;
  draft: DraftRow | null;
  /** The maker's newest wish to send a draft above its discount limit. */
  discount: DiscountRow | null;
  /** Today's, where the maker limits discounts; else null. */
  readonly rates: StoredRates | null;
  /** By the database's clock, read after locking. */
  readonly now: Date;
};

/** The database's time, so that all processes agree; read after waiting for a lock. */
export async function databaseTime(tx: Tx): Promise<Date> {
  const { rows } = await tx.execute<{ now: Date }>(sql`select clock_timestamp()::timestamptz(3) as now`);
  const [row] = rows;
  if (!row) throw new Error('the database returned no time');
  return new Date(row.now);
}

/** Locks an RFQ and reads everything below it. Nobody else can change any of it until the transaction ends. */
export async function lockQuote(tx: Tx, rfqId: string): Promise<LockedQuote> {
  const [row] = await tx.select().from(rfq).where(eq(rfq.id, rfqId)).for('update');
  if (!row) throw new AppError('quote.not-found');
  return readQuote(tx, row);
}

/** Reads the same without a lock, for display only. */
export async function lookAtQuote(tx: Tx, rfqId: string): Promise<LockedQuote> {
  const [row] = await tx.select().from(rfq).where(eq(rfq.id, rfqId));
  if (!row) throw new AppError('quote.not-found');
  return readQuote(tx, row);
}

async function readQuote(tx: Tx, row: RfqRow): Promise<LockedQuote> {
  const [version = null] = await tx
    .select()
    .from(quoteVersion)
    .where(eq(quoteVersion.rfqId, row.id))
    .orderBy(desc(quoteVersion.number))
    .limit(1);
  const companies = await findCompanies(tx, [row.buyerCompanyId, row.sellerCompanyId]);
  const [buyer, seller] = [companies.get(row.buyerCompanyId), companies.get(row.sellerCompanyId)];
  if (!buyer || !seller) throw new Error(`${row.number} lacks a buyer or a seller`);
  const [draft = null] = await tx.select().from(offerDraft).where(eq(offerDraft.rfqId, row.id));
  return {
    rfq: row,
    lines: (await findLines(tx, [row.id])).get(row.id) ?? [],
    buyer,
    seller,
    version,
    counter: version && (await newestCounter(tx, version.id)),
    approval: version && (await newestApproval(tx, version.id)),
    draft,
    discount: await newestDiscount(tx, row.id),
    rates: seller.discountLimit === null ? null : await latestRates(tx),
    now: await databaseTime(tx),
  };
}

async function newestCounter(tx: Tx, versionId: string): Promise<CounterRow | null> {
  const [row = null] = await tx
    .select()
    .from(quoteCounter)
    .where(eq(quoteCounter.versionId, versionId))
    .orderBy(desc(quoteCounter.createdAt), desc(quoteCounter.id))
    .limit(1);
  return row;
}

async function newestApproval(tx: Tx, versionId: string): Promise<ApprovalRow | null> {
  const [row = null] = await tx
    .select()
    .from(quoteApproval)
    .where(eq(quoteApproval.versionId, versionId))
    .orderBy(desc(quoteApproval.requestedAt), desc(quoteApproval.id))
    .limit(1);
  return row;
}

async function newestDiscount(tx: Tx, rfqId: string): Promise<DiscountRow | null> {
  const [row = null] = await tx
    .select()
    .from(discountApproval)
    .where(eq(discountApproval.rfqId, rfqId))
    .orderBy(desc(discountApproval.requestedAt), desc(discountApproval.id))
    .limit(1);
  return row;
}
