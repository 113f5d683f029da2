import { type Locale, languageOf } from 'shared-kit/contract';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** `19 Nov 2026, 16:42` in the reader's own time zone. */
export function formatMoment(isoTime: string, locale: Locale): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(languageOf(locale).format, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(locale, format);
  return format.format(new Date(isoTime));
}
