import type { Locale } from 'shared-kit/contract';

const names = new Map<Locale, Intl.DisplayNames>();

/** The name of an ISO 3166-1 country in a language: `TR` is `Türkiye` in both. */
export function countryName(country: string, locale: Locale): string {
  if (country === 'TR') return 'Türkiye';
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  names.set(locale, known);
  return known.of(country) ?? country;
}
