import { decideAccess } from 'shared-kit/contract/access';
import { localePath, splitLocale } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import type { ConfiguredPaths, RouteEntry } from 'shared-kit/contract/routes';
import type { Session } from 'shared-kit/contract/session';
import { publicConfig } from 'shared-kit/shell';
import { findRoute } from '../routing/route-table.ts';

/** The outcome of a navigation: enter, redirect, or ask the visitor to sign in. */
export type Outcome =
  | { kind: 'enter' }
  | { kind: 'redirect'; to: string }
  | { kind: 'ask-to-sign-in'; behind: string };

const origin = 'https://tezgah.invalid';

/** The path in `redirect` if it stays on this origin and doesn't lead back to signing in; else `null`. */
export function safeRedirect(
  redirect: string | null,
  config: ConfiguredPaths = publicConfig(),
): string | null {
  if (!redirect?.startsWith('/')) return null;
  const url = URL.canParse(redirect, origin) ? new URL(redirect, origin) : null;
  // `/.//host` parses as a path of this origin, but following it leads to another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  const name = findRoute(splitLocale(url.pathname).path, config)?.route.name;
  if (name === 'login' || name === 'logout' || name === 'register') return null;
  return url.pathname + url.search + url.hash;
}

/** Applies the access rules to an address; targets keep its locale. */
export function guard(route: RouteEntry, url: URL, session: Session | null, config: PublicConfig): Outcome {
  const { locale } = splitLocale(url.pathname);
  const full = url.pathname + url.search;
  const redirect = safeRedirect(url.searchParams.get('redirect'), config);
  const redirectRoute = redirect
    ? findRoute(splitLocale(new URL(redirect, origin).pathname).path, config)?.route
    : null;
  const verdict = decideAccess({ route, session, config, redirectRoute });
  const to = (path: string): Outcome => ({ kind: 'redirect', to: localePath(path, locale) });
  switch (verdict.kind) {
    case 'enter':
      return { kind: 'enter' };
    case 'home':
      return to(config.homePath);
    case 'manufacturer-landing':
      return to(config.manufacturerLandingPath);
    case 'login':
      return to(`${config.loginPath}?redirect=${encodeURIComponent(full)}`);
    case 'ask-to-sign-in':
      return {
        kind: 'ask-to-sign-in',
        behind: localePath(config.fullMode ? '/shop' : config.homePath, locale),
      };
  }
}
