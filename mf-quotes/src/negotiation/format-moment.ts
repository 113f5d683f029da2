import { type Locale, languageOf, madeOnce } from 'shared-kit/contract/languages';

const formatOf = madeOnce(
  (locale: Locale) =>
    new Intl.DateTimeFormat(languageOf(locale).format, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** `19 Nov 2026, 16:42` in the reader's own time zone. */
export const formatMoment = (isoTime: string, locale: Locale): string =>
  formatOf(locale).format(new Date(isoTime));
