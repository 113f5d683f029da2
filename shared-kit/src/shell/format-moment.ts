import { type Locale, languageOf } from 'shared-kit/contract/languages';

/** `20 Nov 2026, 14:05`, `20 Kas 2026 14:05`: a moment in the reader's time zone. */
export const formatMoment = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale).format, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(iso));
