import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { makersAnswers, offerDecisions, type QuoteStage } from 'shared-kit/contract/quotes';
import type { Tx } from '../../platform/db/index.ts';
import { quoteEvent, rfq } from '../quotes/index.ts';
import type { Span } from './span.ts';

const accepted: QuoteStage[] = ['accepted', 'ordered'];
const decided: QuoteStage[] = [...accepted, 'declined', 'withdrawn', 'expired', 'not_selected'];
/** An offer is rarely decided later than this after its request. */
const longestDealDays = 365;

const requestsOf = (makerId: string | SQL, { from, to }: Span) =>
  and(eq(rfq.sellerCompanyId, makerId), gte(rfq.submittedAt, from), lt(rfq.submittedAt, to));

/** Requests that nothing happened to since are left out before their events are looked up. */
export const changedSince = (from: Date) => gte(rfq.updatedAt, from);

/**
 * How long a maker's first answers took: the number of requests and the median in hours, null without any. An unanswered
 * request counts as its whole deadline once that has passed, and not at all before.
 */
export async function firstAnswers(
  tx: Tx,
  makerId: string,
  span: Span,
  now: Date,
): Promise<{ requests: number; hours: number | null }> {
  const answered = tx
    .select({
      hours: sql<number>`extract(epoch from
        least(coalesce(min(${quoteEvent.at}), ${rfq.replyBy}), ${rfq.replyBy}) - ${rfq.submittedAt}) / 3600`.as(
        'hours',
      ),
    })
    .from(rfq)
    .leftJoin(
      quoteEvent,
      and(eq(quoteEvent.rfqId, rfq.id), inArray(quoteEvent.transition, [...makersAnswers])),
    )
    .where(and(requestsOf(makerId, span), isNotNull(rfq.replyBy)))
    .groupBy(rfq.id)
    .having(sql`count(${quoteEvent.id}) > 0 or ${rfq.replyBy} <= ${now.toISOString()}::timestamptz`)
    .as('answered');
  const [row] = await tx
    .select({
      requests: sql<number>`count(*)::int`,
      hours: sql<number | null>`percentile_cont(0.5) within group (order by ${answered.hours})::float8`,
    })
    .from(answered);
  return row ?? { requests: 0, hours: null };
}

/** Accepted requests of those with an offer that were decided in the span: 0 to 1, null without any. */
export async function acceptanceRate(tx: Tx, makerId: string, { from, to }: Span): Promise<number | null> {
  const asked = { from: new Date(from.getTime() - longestDealDays * 86_400_000), to };
  const last = tx
    .selectDistinctOn([rfq.id], { stage: rfq.stage, at: quoteEvent.at })
    .from(rfq)
    .innerJoin(
      quoteEvent,
      and(eq(quoteEvent.rfqId, rfq.id), inArray(quoteEvent.transition, [...offerDecisions])),
    )
    .where(and(requestsOf(makerId, asked), inArray(rfq.stage, decided), changedSince(from)))
    .orderBy(rfq.id, sql`${quoteEvent.position} desc`)
    .as('last');
  const [row] = await tx
    .select({ rate: sql<number | null>`avg((${inArray(last.stage, accepted)})::int)::float8` })
    .from(last)
    .where(and(gte(last.at, from), lt(last.at, to)));
  return row?.rate ?? null;
}
