import { asc, desc, eq, inArray } from 'drizzle-orm';
import { newId, type Tx } from '../../platform/db/index.ts';
import { company } from '../companies/index.ts';
import { rfq, rfqLine } from './schema.ts';

type RfqRow = typeof rfq.$inferInsert;
type NewRfqLine = Omit<typeof rfqLine.$inferInsert, 'id' | 'rfqId' | 'position'>;
export type NewRfq = Omit<RfqRow, 'id' | 'updatedAt'> & Readonly<{ lines: readonly NewRfqLine[] }>;
export type RfqLine = typeof rfqLine.$inferSelect;

/** Adds an RFQ with its lines in their order; run it in a transaction. Answers its id. */
export async function insertRfq(tx: Tx, { lines, ...values }: NewRfq): Promise<string> {
  const id = newId();
  await tx.insert(rfq).values({ ...values, id, updatedAt: values.createdAt });
  await tx
    .insert(rfqLine)
    .values(lines.map((line, at) => ({ ...line, id: newId(), rfqId: id, position: at + 1 })));
  return id;
}

/** The newest RFQs of a buyer, each with its maker. */
export function listBuyersRfqs(tx: Tx, buyerCompanyId: string, limit: number) {
  return tx
    .select({
      id: rfq.id,
      number: rfq.number,
      state: rfq.state,
      currency: rfq.currency,
      createdAt: rfq.createdAt,
      replyBy: rfq.replyBy,
      maker: { id: company.id, name: company.brandName },
    })
    .from(rfq)
    .innerJoin(company, eq(company.id, rfq.sellerCompanyId))
    .where(eq(rfq.buyerCompanyId, buyerCompanyId))
    .orderBy(desc(rfq.createdAt), desc(rfq.id))
    .limit(limit);
}

/** The lines of several RFQs, by RFQ, in their order. */
export async function findLines(tx: Tx, rfqIds: readonly string[]): Promise<Map<string, RfqLine[]>> {
  if (rfqIds.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(rfqLine)
    .where(inArray(rfqLine.rfqId, [...rfqIds]))
    .orderBy(asc(rfqLine.rfqId), asc(rfqLine.position));
  return Map.groupBy(rows, (line) => line.rfqId);
}
