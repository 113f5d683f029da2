import { defaultLocale, isLocale, type Locale, localePath, splitLocale } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';

type Visit = Readonly<{
  /** Address of the home page, without a language. */
  home: string;
  /** That of the address: `/tr` is Turkish. */
  locale: Locale;
  /** Its query, with the question mark, or nothing: a campaign's link keeps what it says of itself. */
  search: string;
  localeCookie: string | undefined;
  acceptLanguage: string | undefined;
}>;

/** Where `/` and `/tr` lead; null if the home page stands there. */
export function rootRedirect(
  { rootRedirect: rule }: Pick<PublicConfig, 'rootRedirect'>,
  visit: Visit,
): string | null {
  if (rule === 'none') return null;
  const target = rule === 'by-language' ? localePath(visit.home, languageOf(visit)) : inLocale(rule, visit);
  return isRoot(target, visit.locale) ? null : withSearch(target, visit.search);
}

/** A configured address that has a query or a fragment of its own goes as it is. */
const withSearch = (target: string, search: string): string =>
  /[?#]/.test(target) ? target : target + search;

/** An address with a language keeps it. */
const languageOf = (visit: Visit): Locale =>
  visit.locale === defaultLocale ? chosenLocale(visit) : visit.locale;

/** A configured path in the language of the address, unless it names one itself. */
const inLocale = (path: string, { locale }: Visit): string =>
  splitLocale(pathnameOf(path)).locale === defaultLocale ? localePath(path, locale) : path;

function isRoot(target: string, asked: Locale): boolean {
  const { locale, path } = splitLocale(pathnameOf(target));
  return path === '/' && locale === asked;
}

/** Without query and fragment. */
const pathnameOf = (address: string): string => address.split(/[?#]/)[0] ?? '/';

/** The visitor's own choice, else the browser's. */
export const chosenLocale = ({
  localeCookie,
  acceptLanguage,
}: Pick<Visit, 'localeCookie' | 'acceptLanguage'>): Locale =>
  isLocale(localeCookie) ? localeCookie : preferredLocale(acceptLanguage);

/** Our first language in the browser's order of preference. */
export function preferredLocale(acceptLanguage = ''): Locale {
  const wishes = acceptLanguage
    .split(',')
    .map((wish) => {
      const [tag = '', quality] = wish.trim().split(';q=');
      return {
        language: tag.slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality) || 0,
      };
    })
    .sort((a, b) => b.quality - a.quality);
  return wishes.map((wish) => wish.language).find(isLocale) ?? defaultLocale;
}
