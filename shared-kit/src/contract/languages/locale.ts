import { isOneOf, namesOf, tableOf } from '../tables/index.ts';
import { madeOnce } from './made-once.ts';

type Language = Readonly<{
  /** In itself. */
  name: string;
  /** The BCP 47 tag for dates and figures. */
  format: string;
  /** Where most of its readers are: `og:locale` asks for a country. */
  country: string;
  /** PostgreSQL's dictionary that finds the stems of its words. */
  dictionary: string;
  /** A font of the host that holds its letters, beside the Latin one. */
  font?: string;
}>;

/** The languages of the market: one line each, and a file for each in every folder named `messages`. */
const languages = {
  en: { name: 'English', format: 'en-GB', country: 'US', dictionary: 'english_stem' },
  tr: {
    name: 'Türkçe',
    format: 'tr',
    country: 'TR',
    dictionary: 'turkish_stem',
    font: 'archivo-turkish',
  },
} as const satisfies Readonly<Record<string, Language>>;

export type Locale = keyof typeof languages;
export const locales = namesOf(languages);
/** It has no path prefix, and stands in for a language that lacks a text. */
export const defaultLocale = 'en' satisfies Locale;
export const localeCookie = { name: 'locale', maxAgeDays: 365 } as const;

export const languageOf = (locale: Locale): Language => languages[locale];
const languageNames = madeOnce((reader: Locale) => new Intl.DisplayNames(reader, { type: 'language' }));
/** A language's name in the reader's language: `tr` read in English → Turkish. */
export const languageName = (language: Locale, reader: Locale): string =>
  languageNames(reader).of(language) ?? languageOf(language).name;

export const isLocale = (value: unknown): value is Locale => isOneOf(locales, value);

/** One value for each language, made once. */
export const forEachLocale = <Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> =>
  tableOf(locales, make);

/** Splits a pathname into its locale and the path that the route table knows: `/tr/shop` → `tr`, `/shop`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const prefix = locales.find(
    (it) => it !== defaultLocale && (pathname === `/${it}` || pathname.startsWith(`/${it}/`)),
  );
  if (!prefix) return { locale: defaultLocale, path: pathname };
  return { locale: prefix, path: pathname.slice(prefix.length + 1) || '/' };
}

/** The address of a route-table path in a locale: `/shop` in Turkish → `/tr/shop`. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
