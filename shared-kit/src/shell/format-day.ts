import { type Locale, languageOf } from 'shared-kit/contract/languages';

/** `20 Nov 2026`, `20 Kas 2026`: a calendar day, the same in every time zone. */
export const formatDay = (isoDate: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale).format, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(isoDate));

/** The last full day before `end`, an exclusive instant: midnight gives the day before. */
export const formatLastDay = (end: string, locale: Locale): string =>
  formatDay(new Date(Date.parse(end) - 1).toISOString(), locale);
