import { type DateFieldName, type DayBound, dateField, type OrderFault } from './date-fields.ts';

/** ISO days, both included. */
export type DayRange = Readonly<{ first: string; last: string }>;

const isoDayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day of a moment, in UTC. */
export const dayOf = (moment: Date): string => isoDayOf(moment.getTime());

/** The ISO day that a bound means today. */
function dayAt(bound: DayBound, today: string): string {
  if (bound === 'today') return today;
  if (typeof bound === 'string') return bound;
  const at = new Date(`${today}T00:00:00Z`);
  if ('days' in bound) at.setUTCDate(at.getUTCDate() + bound.days);
  else at.setUTCFullYear(at.getUTCFullYear() + bound.years);
  return isoDayOf(at.getTime());
}

/** The days that a field takes today, whatever other days it depends on. */
export const dayRange = (name: DateFieldName, today: string): DayRange => {
  const { first, last } = dateField(name);
  return { first: dayAt(first, today), last: dayAt(last, today) };
};

export const rangeFaults = ['in-the-past', 'too-early', 'in-the-future', 'too-far'] as const;
export type RangeFault = (typeof rangeFaults)[number];

/** Why a day is out of its field's range; null: it isn't. */
export function rangeFault(name: DateFieldName, day: string, today: string): RangeFault | null {
  const range = dayRange(name, today);
  const { first, last } = dateField(name);
  if (day < range.first) return first === 'today' ? 'in-the-past' : 'too-early';
  if (day > range.last) return last === 'today' ? 'in-the-future' : 'too-far';
  return null;
}

/** Why a day is on the wrong side of the one that it depends on; null: it isn't, or that day isn't known. */
export function orderFault(
  name: DateFieldName,
  day: string,
  beside: Readonly<Record<string, unknown>>,
): OrderFault | null {
  const { notBefore, notAfter } = dateField(name);
  const other = (its: { day: string } | undefined): string | null => {
    const value = its && beside[its.day];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const [first, last] = [other(notBefore), other(notAfter)];
  if (notBefore && first !== null && day < first) return notBefore.fault;
  return notAfter && last !== null && day > last ? notAfter.fault : null;
}

/** Whether a field takes this text: an ISO day in its range, on the right side of the day beside it. */
export const takesDay = (
  name: DateFieldName,
  text: string,
  today: string,
  beside: Readonly<Record<string, unknown>> = {},
): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  rangeFault(name, text, today) === null &&
  orderFault(name, text, beside) === null;
