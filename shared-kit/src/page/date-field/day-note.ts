import { type DateFieldName, type DayRange, dateField, dayRange } from 'shared-kit/contract/dates';
import type { Locale } from 'shared-kit/contract/languages';
import { formatDay } from 'shared-kit/shell';
import type { useText } from './date-field-text.ts';
import type { DayReading } from './read-day.ts';

/** The days that a field takes, with the day beside it that it may not precede or follow. */
export function rangeBeside(name: DateFieldName, beside: string | null, today: string): DayRange {
  const { first, last } = dayRange(name, today);
  const { notBefore, notAfter } = dateField(name);
  if (!beside) return { first, last };
  return {
    first: notBefore && beside > first ? beside : first,
    last: notAfter && beside < last ? beside : last,
  };
}

type Words = Readonly<{ t: ReturnType<typeof useText>; locale: Locale }>;

/** What is wrong with the day, in words; null: nothing. */
export function faultText(reading: DayReading, range: DayRange, { t, locale }: Words): string | null {
  if (reading.kind === 'question') return t('date-field.which');
  if (reading.kind === 'fault')
    return t('date-field.unreadable', { example: formatDay(range.first, locale) });
  if (reading.kind === 'empty') return null;
  if (reading.day < range.first) return t('date-field.too-early', { day: formatDay(range.first, locale) });
  return reading.day > range.last ? t('date-field.too-late', { day: formatDay(range.last, locale) }) : null;
}

/** Bounds that lie far away go without saying. */
const nearYears = 6;

/** The range in words, as far as it says something; undefined: it says nothing. */
export function rangeText(range: DayRange, today: string, { t, locale }: Words): string | undefined {
  const year = Number(today.slice(0, 4));
  const isNear = (day: string) => Math.abs(Number(day.slice(0, 4)) - year) <= nearYears;
  const days = { first: formatDay(range.first, locale), last: formatDay(range.last, locale) };
  if (isNear(range.first) && isNear(range.last)) return t('date-field.between', days);
  if (isNear(range.last)) return t('date-field.until', days);
  return isNear(range.first) ? t('date-field.from', days) : undefined;
}
