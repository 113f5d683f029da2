/** The interface languages; English is the default and has no path prefix. */
export const locales = ['en', 'tr'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';
export const localeCookie = { name: 'locale', maxAgeDays: 365 } as const;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

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
