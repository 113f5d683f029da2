import { defaultLocale, isLocale, type Locale, localePath, type PublicConfig } from 'shared-kit/contract';

type Visitor = Readonly<{ localeCookie: string | undefined; acceptLanguage: string | undefined }>;

/** Where `/` leads, or null when it is shown. The visitor's earlier choice of language decides before the browser's. */
export function rootRedirect(rule: PublicConfig['rootRedirect'], visitor: Visitor): string | null {
  if (rule === 'none') return null;
  if (rule !== 'by-language') return rule === '/' ? null : rule;
  const chosen = isLocale(visitor.localeCookie)
    ? visitor.localeCookie
    : preferredLocale(visitor.acceptLanguage);
  return chosen === defaultLocale ? null : localePath('/', chosen);
}

/** The first of our languages in the order of the browser's preference. */
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
