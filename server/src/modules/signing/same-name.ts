import { type Locale, locales } from 'shared-kit/contract/languages';

const folded = (name: string, locale: Locale) =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase(locale);

/** Capitals and spaces don't matter, by the rules of any language: a capital I is another letter in Turkish. */
export const isSameName = (expected: string, typed: string): boolean =>
  locales.some((locale) => folded(expected, locale) === folded(typed, locale));
