import type { Locale } from 'shared-kit/contract';

const names = new Map<Locale, Intl.DisplayNames>();

/** A country's name in the reader's language, by ISO 3166-1 code; unknown codes are returned as they are. */
export function countryName(code: string, locale: Locale): string {
  // The country asks for this name in every language; older browsers have another one.
  if (code === 'TR') return 'Türkiye';
  const displayed = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, displayed);
  try {
    return displayed.of(code) ?? code;
  } catch {
    return code;
  }
}
