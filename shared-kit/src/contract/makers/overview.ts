import * as z from 'zod/mini';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { outcomeReasons } from '../quotes/states.ts';

/** Apart from days, all moments and days are of UTC. */
export const overviewPeriods = ['quarter', 'year'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

/** A figure of the period and of the equally long period before it; null where there was nothing to count. */
const figure = z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) });

/** One bar of the chart: a month of a year, or a week of a quarter. */
const overviewStep = z.object({
  /** Its first day: 2026-11-01. */
  from: z.string(),
  requests: z.number(),
  offers: z.number(),
  accepted: z.number(),
});
export type OverviewStep = z.infer<typeof overviewStep>;

/** How a maker's requests, offers and products fare. */
export const makerOverview = z.object({
  openRequests: z.object({ open: z.number(), waiting: z.number() }),
  /** Median hours by the clock from a request to its first question, offer or refusal. */
  answerHours: figure,
  /** Accepted requests of those with an offer that were decided in the period: 0 to 1. */
  acceptanceRate: figure,
  /** Value of the offers that buyers may accept. */
  openOffers: z.array(moneyAnswer),
  views: figure,
  /** Published products that have a price nowhere. */
  withoutPrice: z.number(),
  steps: z.array(overviewStep),
  /** Why quotes that ended in the period were won and lost, as far as somebody said so. */
  outcomes: z.object({
    /** The period's first day. */
    since: z.string(),
    reasons: z.array(z.object({ reason: z.enum(outcomeReasons), won: z.number(), lost: z.number() })),
  }),
});
export type MakerOverview = z.infer<typeof makerOverview>;

/** The query of `GET /api/manufacturer/overview`. */
export const overviewQuery = z.object({ period: z._default(z.enum(overviewPeriods), 'year') });

/** The query of `GET /api/manufacturer/product-figures`: as many ids as a page of the list has, separated by commas. */
export const productFiguresQuery = z.object({
  ids: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',')),
    ),
    z.array(z.uuid()).check(z.maxLength(100)),
  ),
});
