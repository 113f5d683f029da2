import {
  defaultLocale,
  forEachLocale,
  type Locale,
  languageOf,
  locales,
} from 'shared-kit/contract/languages';

/** What somebody meant by a typed date: an ISO day, one of two, none at all, or nothing that can be read. */
export type DayReading =
  | Readonly<{ kind: 'day'; day: string }>
  | Readonly<{ kind: 'question'; days: readonly [string, string] }>
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'fault' }>;

const fault = { kind: 'fault' } as const;

/**
 * Reads a typed date: `12 Dec 2026`, `Dec 12, 2026`, `12.12.2026`, `2026-12-12`. Months are read in every language. Whoever
 * reads the default language, English, may begin `3/4/2026` with the day or the month, so there it is a question.
 */
export function readDay(text: string, locale: Locale): DayReading {
  const typed = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  if (typed === '') return { kind: 'empty' };
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return reading([dayOn(iso[1], iso[2], iso[3])]);
  const figures = /^(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{4})$/.exec(typed);
  if (figures) {
    const [, first, mark, second, year] = figures;
    const isDayFirst = mark === '.' || locale !== defaultLocale;
    const dayFirst = dayOn(year, second, first);
    const monthFirst = dayOn(year, first, second);
    return reading(isDayFirst ? [dayFirst ?? monthFirst] : [dayFirst, monthFirst]);
  }
  return reading([dayInWords(typed, locale)]);
}

function reading(days: readonly (string | null)[]): DayReading {
  const [first, second] = [...new Set(days.filter((it) => it !== null))];
  if (first === undefined) return fault;
  return second === undefined ? { kind: 'day', day: first } : { kind: 'question', days: [first, second] };
}

function dayInWords(typed: string, locale: Locale): string | null {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)? ?(\p{L}+)\.?,? ?(\d{4})$/u.exec(typed);
  if (dayFirst) return dayOn(dayFirst[3], monthOf(dayFirst[2], locale), dayFirst[1]);
  const monthFirst = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(typed);
  return monthFirst && dayOn(monthFirst[3], monthOf(monthFirst[1], locale), monthFirst[2]);
}

/** The ISO day, or null if the calendar has no such day. */
function dayOn(year = '', month: string | null = '', day = ''): string | null {
  const iso = `${year}-${(month ?? '').padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}

/** Lower case without the dot over the i, so that `Nisan` is found however its case was changed. */
const fold = (word: string, locale: Locale): string =>
  word.toLocaleLowerCase(locale).normalize('NFD').replaceAll('\u0307', '').replaceAll('ı', 'i');

const monthNames = forEachLocale((locale) =>
  (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(languageOf(locale).format, {
      month,
      day: 'numeric',
      timeZone: 'UTC',
    });
    return Array.from({ length: 12 }, (_, at) => {
      const parts = format.formatToParts(Date.UTC(2026, at, 1));
      const name = parts.find(({ type }) => type === 'month')?.value ?? '';
      return [fold(name.replace('.', ''), locale), String(at + 1)] as const;
    });
  }),
);

/** A month by its name or three letters of it or more, in the page's language before the others. */
function monthOf(word = '', locale: Locale): string | null {
  for (const each of [locale, ...locales.filter((it) => it !== locale)]) {
    const typed = fold(word, each);
    if (typed.length < 3) continue;
    const found = new Set(
      monthNames[each].flatMap(([name, month]) => (name.startsWith(typed) ? [month] : [])),
    );
    if (found.size === 1) return [...found][0] ?? null;
  }
  return null;
}
