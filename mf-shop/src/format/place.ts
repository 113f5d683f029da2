import type { Locale } from 'shared-kit/contract';

const names = new Map<Locale, Intl.DisplayNames>();

/** A country's name in the reader's language; the code itself when it is none. */
export function countryName(code: string, locale: Locale): string {
  const displayed = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, displayed);
  try {
    return displayed.of(code) ?? code;
  } catch {
    return code;
  }
}
