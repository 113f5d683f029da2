import { asc, inArray } from 'drizzle-orm';
import { stageOf, turnOf } from 'shared-kit/contract/quotes';
import { newId, type Tx } from '../../platform/db/index.ts';
import { fold } from '../catalogue/index.ts';
import { findCompanies } from '../companies/index.ts';
import { totalOf } from './line-total.ts';
import { rfq, rfqGroup, rfqLine } from './schema.ts';

type RfqRow = typeof rfq.$inferInsert;
type NewRfqLine = Omit<typeof rfqLine.$inferInsert, 'id' | 'rfqId' | 'position'>;
export type NewRfq = Omit<RfqRow, 'id' | 'updatedAt'> & Readonly<{ lines: readonly NewRfqLine[] }>;
export type RfqLine = typeof rfqLine.$inferSelect;

/** Adds a group of RFQs; returns its id. */
export async function insertRfqGroup(
  tx: Tx,
  values: Omit<typeof rfqGroup.$inferInsert, 'id'>,
): Promise<string> {
  const id = newId();
  await tx.insert(rfqGroup).values({ ...values, id });
  return id;
}

/** Adds an RFQ with its lines in order; returns its id. Run it in a transaction. */
export async function insertRfq(tx: Tx, { lines, ...values }: NewRfq): Promise<string> {
  const id = newId();
  const state = values.state ?? 'draft';
  const standing = { rfq: state, version: null, counter: null, isRenewalAsked: false } as const;
  await tx.insert(rfq).values({
    stage: stageOf(standing, false),
    turn: turnOf(standing),
    dueAt: state === 'submitted' || state === 'needs_info' ? (values.replyBy ?? null) : null,
    submittedAt: state === 'draft' ? null : (values.createdAt ?? null),
    total: totalOf(requestPrices(lines), values.currency)?.amount ?? null,
    totalCurrency: values.currency,
    searchText: await searchTextOf(tx, { ...values, lines }),
    ...values,
    id,
    updatedAt: values.createdAt,
  });
  await tx
    .insert(rfqLine)
    .values(lines.map((line, at) => ({ ...line, id: newId(), rfqId: id, position: at + 1 })));
  return id;
}

const requestPrices = (lines: NewRfq['lines']) =>
  lines.map(({ quantity, unitPrice = null }) => ({ quantity, unitPrice }));

/** The search text of an RFQ: number, companies and lines, folded. */
async function searchTextOf(
  tx: Tx,
  { number, buyerCompanyId, sellerCompanyId, lines }: NewRfq,
): Promise<string> {
  const companies = [...(await findCompanies(tx, [buyerCompanyId, sellerCompanyId])).values()];
  const words = [
    number,
    ...companies.flatMap(({ brandName, legalName }) => [brandName, legalName]),
    ...lines.flatMap(({ title, sku }) => [...Object.values(title), sku].map((it) => it ?? '')),
  ];
  return fold(words.join(' '));
}

/** Lines of several RFQs in order, by RFQ. */
export async function findLines(tx: Tx, rfqIds: readonly string[]): Promise<Map<string, RfqLine[]>> {
  if (rfqIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(rfqLine)
    .where(inArray(rfqLine.rfqId, [...rfqIds]))
    .orderBy(asc(rfqLine.rfqId), asc(rfqLine.position));
  return Map.groupBy(rows, (line) => line.rfqId);
}
