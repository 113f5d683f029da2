import type { Locale } from 'shared-kit/contract/languages';
import { allCountries } from 'shared-kit/contract/regions';
import { countryName } from 'shared-kit/shell';

type Country = Readonly<{ code: string; name: string }>;
const sorted = new Map<Locale, readonly Country[]>();

/** All countries in alphabetical order of the language: Ç after C, İ after I. An entry of its own: few forms list them. */
export function countriesByName(locale: Locale): readonly Country[] {
  const known = sorted.get(locale);
  if (known) return known;
  const made = allCountries
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  sorted.set(locale, made);
  return made;
}
