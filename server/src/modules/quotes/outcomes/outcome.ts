import { and, count, eq, gte, inArray, lt, max, type SQL, sql } from 'drizzle-orm';
import {
  type OutcomeInput,
  type OutcomeReason,
  type QuoteOutcome,
  type QuoteResult,
  type QuoteStage,
  quoteEndings,
  quoteResults,
  quoteStages,
  resultOf,
} from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import type { Party } from '../lifecycle/party.ts';
import { quoteEvent } from '../lifecycle/schema.ts';
import { tellColleagues } from '../salesperson/assign-salesperson.ts';
import { rfq } from '../schema.ts';
import { quoteOutcome } from './schema.ts';

/** How a quote ended for its maker, and why; null while it is running. */
export async function findOutcome(
  tx: Tx,
  { id, stage }: Readonly<{ id: string; stage: QuoteStage }>,
): Promise<QuoteOutcome | null> {
  const result = resultOf(stage);
  if (!result) return null;
  const [row] = await tx
    .select()
    .from(quoteOutcome)
    .where(and(eq(quoteOutcome.rfqId, id), eq(quoteOutcome.result, result)));
  return {
    result,
    stated: row
      ? { reason: row.reason, words: row.words, by: row.writtenByName, at: row.writtenAt.toISOString() }
      : null,
  };
}

/** Writes why the maker won or lost a quote that ended, or takes it back. */
export async function stateOutcome(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { reason, words }: OutcomeInput,
): Promise<QuoteOutcome | null> {
  // The buyer knows of the quote, so it isn't told that it is missing.
  if (by.side !== 'seller') throw new AppError('access.forbidden');
  const { id, stage, updatedAt } = quote.rfq;
  const result = resultOf(stage);
  if (!result) throw new AppError('quote.state-moved');
  if (reason === null) await tx.delete(quoteOutcome).where(eq(quoteOutcome.rfqId, id));
  else {
    const endedAt = (await endOf(tx, id)) ?? updatedAt;
    const values = { result, reason, words, endedAt, writtenAt: quote.now, writtenByName: by.name ?? '' };
    await tx
      .insert(quoteOutcome)
      .values({ ...values, rfqId: id })
      .onConflictDoUpdate({ target: quoteOutcome.rfqId, set: values });
  }
  await tellColleagues(tx, quote.rfq);
  return findOutcome(tx, quote.rfq);
}

async function endOf(tx: Tx, rfqId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(quoteEvent.at) })
    .from(quoteEvent)
    .where(and(eq(quoteEvent.rfqId, rfqId), inArray(quoteEvent.transition, [...quoteEndings])));
  return row?.at ?? null;
}

/** Whether what was said still explains how the quote stands. */
const stillHolds: SQL = sql.join(
  quoteResults.map(
    (result) =>
      sql`(${quoteOutcome.result} = ${result} and ${inArray(
        rfq.stage,
        quoteStages.filter((stage) => resultOf(stage) === result),
      )})`,
  ),
  sql` or `,
);

type Wanted = Readonly<{
  result?: QuoteResult | undefined;
  reason?: OutcomeReason | undefined;
  since?: string | undefined;
}>;

/** A condition for an RFQ whose end was explained so. */
export const explainedBy = ({ result, reason, since }: Wanted): SQL =>
  sql`exists (select from ${quoteOutcome} where ${and(
    eq(quoteOutcome.rfqId, rfq.id),
    sql`(${stillHolds})`,
    result && eq(quoteOutcome.result, result),
    reason && eq(quoteOutcome.reason, reason),
    since ? gte(quoteOutcome.endedAt, new Date(since)) : undefined,
  )})`;

/** How often each reason was given for a maker's quotes that ended in this time. */
export function countOutcomes(
  tx: Tx,
  makerId: string,
  { from, to }: Readonly<{ from: Date; to: Date }>,
): Promise<{ result: QuoteResult; reason: OutcomeReason; times: number }[]> {
  return tx
    .select({ result: quoteOutcome.result, reason: quoteOutcome.reason, times: count() })
    .from(quoteOutcome)
    .innerJoin(rfq, eq(rfq.id, quoteOutcome.rfqId))
    .where(
      and(
        eq(rfq.sellerCompanyId, makerId),
        sql`(${stillHolds})`,
        gte(quoteOutcome.endedAt, from),
        lt(quoteOutcome.endedAt, to),
      ),
    )
    .groupBy(quoteOutcome.result, quoteOutcome.reason);
}
