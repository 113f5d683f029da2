import { eq, sql } from 'drizzle-orm';
import { fewestRequests, type MakerResponse } from 'shared-kit/contract/makers';
import type { Database, Tx } from '../../platform/db/index.ts';
import { defineSweep } from '../../platform/jobs/index.ts';
import { rfq } from '../quotes/index.ts';
import { acceptanceRate, firstAnswers } from './answering.ts';
import { makerResponse } from './schema.ts';

const days = 90;

/** Computes every night how makers answered in the last 90 days. */
export const computeResponses = defineSweep({
  name: 'compute-responses',
  cron: '23 1 * * *',
  limitSeconds: 1800,
  run: ({ db, clock }) => computeAll(db, clock()),
});

export async function computeAll(db: Database, now: Date): Promise<void> {
  const from = new Date(now.getTime() - days * 86_400_000);
  const asked = await db
    .selectDistinct({ makerId: rfq.sellerCompanyId })
    .from(rfq)
    .where(sql`${rfq.submittedAt} >= ${from.toISOString()}::timestamptz`);
  for (const { makerId } of asked) {
    const span = { from, to: now };
    const { requests, hours } = await firstAnswers(db, makerId, span, now);
    if (hours === null) continue;
    const figures = { requests, answerHours: hours, computedAt: now };
    const values = { ...figures, acceptanceRate: await acceptanceRate(db, makerId, span) };
    await db
      .insert(makerResponse)
      .values({ companyId: makerId, ...values })
      .onConflictDoUpdate({ target: makerResponse.companyId, set: values });
  }
  // Whoever was asked nothing for 90 days has no figures any more.
  await db.delete(makerResponse).where(sql`${makerResponse.computedAt} < ${now.toISOString()}::timestamptz`);
}

/** Null as long as there are too few requests to say anything. */
export async function readResponse(tx: Tx, companyId: string): Promise<MakerResponse['response']> {
  const [row] = await tx.select().from(makerResponse).where(eq(makerResponse.companyId, companyId));
  if (!row || row.requests < fewestRequests) return null;
  return { days, answerHours: row.answerHours, acceptanceRate: row.acceptanceRate };
}
