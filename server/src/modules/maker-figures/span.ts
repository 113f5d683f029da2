import type { OverviewPeriod } from 'shared-kit/contract/makers';

/** From `from`, inclusive, to `to`, exclusive. */
export type Span = Readonly<{ from: Date; to: Date }>;

/** A period that ends with the current month or week, and how it is divided. */
export type OverviewSpan = Span & Readonly<{ before: Span; step: 'month' | 'week'; steps: readonly Date[] }>;

const day = 86_400_000;
const weeks = 13;
const months = 12;

/** The last twelve months, or the last thirteen weeks, which begin on Monday; both include the current one. */
export function overviewSpan(period: OverviewPeriod, now: Date): OverviewSpan {
  const isYear = period === 'year';
  const first = isYear ? firstOfMonth(now, 1 - months) : mondayOf(now, 1 - weeks);
  const count = isYear ? months : weeks;
  const at = (step: number) =>
    isYear ? firstOfMonth(first, step) : new Date(first.getTime() + step * 7 * day);
  return {
    from: first,
    to: at(count),
    before: { from: at(-count), to: first },
    step: isYear ? 'month' : 'week',
    steps: Array.from({ length: count }, (_, step) => at(step)),
  };
}

const firstOfMonth = (date: Date, later: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later));

function mondayOf(date: Date, later: number): Date {
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  const today = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return new Date(today + (7 * later - sinceMonday) * day);
}
