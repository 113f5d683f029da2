import { type Locale, madeOnce } from 'shared-kit/contract/languages';

const namesIn = madeOnce((locale: Locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** A country's name in the reader's language, by ISO 3166-1 code; unknown codes are returned as they are. */
export function countryName(code: string, locale: Locale): string {
  // The country asks for this name in every language; older browsers have another one.
  if (code === 'TR') return 'Türkiye';
  try {
    return namesIn(locale).of(code) ?? code;
  } catch {
    return code;
  }
}
