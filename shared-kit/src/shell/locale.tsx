import { Link } from 'react-router-dom';
import { type Locale, localePath, splitLocale } from 'shared-kit/contract/languages';
import { type LinkProps, useLocation } from 'shared-kit/router';

/** The locale of the current address. */
export const useLocale = (): Locale => splitLocale(useLocation().pathname).locale;

/** Turns a route-table path into an address of the current locale. */
export function useAddress(): (path: string) => string {
  const locale = useLocale();
  return (path) => localePath(path, locale);
}

/** A link by route-table path (`/shop?category=weaving`); the locale is added. */
export function LocaleLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const address = useAddress();
  return <Link {...rest} to={address(to)} />;
}
