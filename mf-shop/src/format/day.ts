import type { Locale } from 'shared-kit/contract';

/** `20 Nov 2026`, `20 Kas 2026`: a calendar day, the same in every time zone. */
export const formatDay = (isoDate: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(isoDate));
