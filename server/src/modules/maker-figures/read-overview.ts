import { and, between, count, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { MakerOverview, OverviewPeriod, OverviewStep } from 'shared-kit/contract/makers';
import {
  type OutcomeReason,
  outcomeReasons,
  type QuoteResult,
  type QuoteTransition,
} from 'shared-kit/contract/quotes';
import { isNameOf, namesOf } from 'shared-kit/contract/tables';
import type { Tx } from '../../platform/db/index.ts';
import { countWithoutPrice } from '../catalogue/index.ts';
import { productView } from '../product-views/index.ts';
import { countOutcomes, openQuoteStages, quoteEvent, rfq } from '../quotes/index.ts';
import { acceptanceRate, changedSince, firstAnswers } from './answering.ts';
import { type OverviewSpan, overviewSpan, type Span } from './span.ts';

/** How a maker's requests, offers and products fare, as of now. */
export async function readOverview(
  tx: Tx,
  makerId: string,
  { period, now }: { period: OverviewPeriod; now: Date },
): Promise<MakerOverview> {
  const span = overviewSpan(period, now);
  const both = async <Figure>(read: (part: Span) => Promise<Figure>) => {
    const [current, before] = await Promise.all([read(span), read(span.before)]);
    return { now: current, before };
  };
  const [openRequests, openOffers, answerHours, rate, views, withoutPrice, steps, outcomes] =
    await Promise.all([
      countOpen(tx, makerId),
      sumOpenOffers(tx, makerId),
      both(async (part) => (await firstAnswers(tx, makerId, part, now)).hours),
      both((part) => acceptanceRate(tx, makerId, part)),
      both((part) => sumViews(tx, makerId, part)),
      countWithoutPrice(tx, makerId),
      countSteps(tx, makerId, span),
      readOutcomes(tx, makerId, span),
    ]);
  return {
    openRequests,
    answerHours,
    acceptanceRate: rate,
    openOffers,
    views,
    withoutPrice,
    steps,
    outcomes,
  };
}

const isOpen = (makerId: string) =>
  and(eq(rfq.sellerCompanyId, makerId), inArray(rfq.stage, [...openQuoteStages]));

async function countOpen(tx: Tx, makerId: string): Promise<MakerOverview['openRequests']> {
  const [row] = await tx
    .select({ open: count(), waiting: sql<number>`count(*) filter (where ${rfq.turn} = 'seller')::int` })
    .from(rfq)
    .where(isOpen(makerId));
  return row ?? { open: 0, waiting: 0 };
}

/** By currency, the largest first. */
async function sumOpenOffers(tx: Tx, makerId: string): Promise<MakerOverview['openOffers']> {
  const rows = await tx
    .select({ currency: rfq.totalCurrency, amount: sum(rfq.total) })
    .from(rfq)
    .where(and(isOpen(makerId), inArray(rfq.stage, ['quoted', 'negotiation']), gte(rfq.versionNumber, 1)))
    .groupBy(rfq.totalCurrency)
    .orderBy(sql`sum(${rfq.total}) desc`);
  return rows.flatMap(({ currency, amount }) => (currency && amount ? [{ currency, amount }] : []));
}

async function sumViews(tx: Tx, makerId: string, { from, to }: Span): Promise<number> {
  const [row] = await tx
    .select({ views: sum(productView.views).mapWith(Number) })
    .from(productView)
    .where(
      and(
        eq(productView.sellerCompanyId, makerId),
        gte(productView.day, from.toISOString().slice(0, 10)),
        lt(productView.day, to.toISOString().slice(0, 10)),
      ),
    );
  return row?.views ?? 0;
}

/** Reasons that nobody gave are left out. */
async function readOutcomes(tx: Tx, makerId: string, span: Span): Promise<MakerOverview['outcomes']> {
  const rows = await countOutcomes(tx, makerId, span);
  const timesOf = (reason: OutcomeReason, result: QuoteResult) =>
    rows.find((row) => row.reason === reason && row.result === result)?.times ?? 0;
  return {
    since: span.from.toISOString().slice(0, 10),
    reasons: outcomeReasons
      .map((reason) => ({ reason, won: timesOf(reason, 'won'), lost: timesOf(reason, 'lost') }))
      .filter(({ won, lost }) => won + lost > 0),
  };
}

const counted = { submit: 'requests', send: 'offers', accept: 'accepted' } as const satisfies Partial<
  Record<QuoteTransition, keyof OverviewStep>
>;

/** What happened in each month or week. */
async function countSteps(tx: Tx, makerId: string, span: OverviewSpan): Promise<OverviewStep[]> {
  const first = sql<string>`to_char(date_trunc(${span.step}, ${quoteEvent.at} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const rows = await tx
    .select({ first: first.as('first'), transition: quoteEvent.transition, times: count() })
    .from(quoteEvent)
    .innerJoin(rfq, eq(rfq.id, quoteEvent.rfqId))
    .where(
      and(
        eq(rfq.sellerCompanyId, makerId),
        changedSince(span.from),
        inArray(quoteEvent.transition, namesOf(counted)),
        between(quoteEvent.at, span.from, span.to),
      ),
    )
    .groupBy(sql`first`, quoteEvent.transition);
  const steps = span.steps.map((step) => ({
    from: step.toISOString().slice(0, 10),
    requests: 0,
    offers: 0,
    accepted: 0,
  }));
  const byDay = new Map(steps.map((step) => [step.from, step]));
  for (const { first: day, transition, times } of rows) {
    const step = byDay.get(day);
    if (step && isNameOf(counted, transition)) step[counted[transition]] += times;
  }
  return steps;
}
