import { allCountries, type Locale } from 'shared-kit/contract';

const names = new Map<Locale, Intl.DisplayNames>();

/** A country's name in the reader's language, by its ISO 3166-1 code; the code itself when it is none. */
export function countryName(code: string, locale: Locale): string {
  // The name that the country asks for in every language; the data of older browsers has another.
  if (code === 'TR') return 'Türkiye';
  const displayed = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, displayed);
  try {
    return displayed.of(code) ?? code;
  } catch {
    return code;
  }
}

/** All countries in the order of the reader's alphabet: Ç after C, İ after I. */
export const countriesByName = (locale: Locale): readonly { code: string; name: string }[] =>
  allCountries
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
