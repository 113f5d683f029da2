import { defaultLocale, isLocale, type Locale, localePath } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';

type Visitor = Readonly<{ localeCookie: string | undefined; acceptLanguage: string | undefined }>;

/** Target of `/`, or null if it has a page. The visitor's chosen language takes precedence over the browser's. */
export function rootRedirect(rule: PublicConfig['rootRedirect'], visitor: Visitor): string | null {
  if (rule === 'none') return null;
  if (rule !== 'by-language') return rule === '/' ? null : rule;
  const chosen = isLocale(visitor.localeCookie)
    ? visitor.localeCookie
    : preferredLocale(visitor.acceptLanguage);
  return chosen === defaultLocale ? null : localePath('/', chosen);
}

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
