import { decideAccess } from 'shared-kit/contract/access';
import { localePath, splitLocale } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import { type ConfiguredPaths, fullPath, ownAddress, type RouteEntry } from 'shared-kit/contract/routes';
import type { Session } from 'shared-kit/contract/session';
import { publicConfig } from 'shared-kit/shell';
import { findRoute } from '../routing/route-table.ts';

/** The outcome of a navigation: enter, redirect, or ask the visitor to sign in. */
export type Outcome =
  | { kind: 'enter' }
  | { kind: 'redirect'; to: string }
  | { kind: 'ask-to-sign-in'; behind: string };

/** Where `redirect` leads, with its route, if it stays in this market and doesn't lead back to signing in. */
function readRedirect(redirect: string | null, config: ConfiguredPaths) {
  const url = ownAddress(redirect);
  if (!url) return null;
  const route = findRoute(splitLocale(url.pathname).path, config)?.route;
  const isSigningIn = route && ['login', 'logout', 'register'].includes(route.name);
  return isSigningIn ? null : { to: fullPath(url), route };
}

/** The path in `redirect`, or null if nobody should be sent there. */
export const safeRedirect = (
  redirect: string | null,
  config: ConfiguredPaths = publicConfig(),
): string | null => readRedirect(redirect, config)?.to ?? null;

/** Applies the access rules to an address; targets keep its locale. */
export function guard(route: RouteEntry, url: URL, session: Session | null, config: PublicConfig): Outcome {
  const { locale } = splitLocale(url.pathname);
  const redirectRoute = readRedirect(url.searchParams.get('redirect'), config)?.route ?? null;
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
      return to(`${config.loginPath}?redirect=${encodeURIComponent(fullPath(url))}`);
    case 'ask-to-sign-in':
      return {
        kind: 'ask-to-sign-in',
        behind: localePath(config.fullMode ? '/shop' : config.homePath, locale),
      };
  }
}
