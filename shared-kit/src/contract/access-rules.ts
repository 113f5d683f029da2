import type { PublicConfig } from './public-config.ts';
import type { RouteEntry } from './routes.ts';
import type { Session } from './session.ts';

/** Where a navigation may go on to. Targets are paths without locale; `redirect` asks for the original address. */
export type Verdict =
  | { kind: 'enter' }
  | { kind: 'home' }
  | { kind: 'login' }
  | { kind: 'manufacturer-landing' }
  | { kind: 'ask-to-sign-in' };

export type Navigation = Readonly<{
  route: Pick<RouteEntry, 'name' | 'path'>;
  session: Session | null;
  config: Pick<PublicConfig, 'fullMode'>;
  /** On the login page: the table entry that the `redirect` query leads to, if any. */
  redirectRoute?: Pick<RouteEntry, 'name' | 'path'> | null;
}>;

const enter: Verdict = { kind: 'enter' };
const home: Verdict = { kind: 'home' };
const login: Verdict = { kind: 'login' };

type Route = Navigation['route'];
const exempt = ({ path }: Route) => /documents|signed-manufacturer|signed-provider/.test(path);
const commercial = ({ name }: Route) => name.includes('commercial');
const underManufacturer = (route: Route) =>
  route.path.includes('manufacturer') && !commercial(route) && !exempt(route);
const underBank = (route: Route) => route.path.includes('bank') && !commercial(route);
const openToAnyone = new Set([
  'login',
  'home',
  'register',
  'shop',
  'forgot-password',
  'reset-password',
  'login-token',
]);

/**
 * The access rules in the order in which they were specified; the first that matches decides.
 * They read the text of the table's entry, so no parameter and no query can switch one on or off.
 */
export function decideAccess({ route, session, config, redirectRoute }: Navigation): Verdict {
  if (exempt(route)) return enter;
  if (route.path.includes('admin')) return session?.user.isAdmin ? enter : home;
  if (underManufacturer(route)) return manufacturerRule(session);
  if (route.name === 'login' && session && redirectRoute && underManufacturer(redirectRoute)) {
    return session.user.isManufacturer ? { kind: 'manufacturer-landing' } : home;
  }
  if (underBank(route)) {
    if (!session) return login;
    return session.user.isBank ? enter : home;
  }
  return session ? signedInRule(route, session) : anonymousRule(route, config);
}

function manufacturerRule(session: Session | null): Verdict {
  if (!session) return login;
  return session.user.isManufacturer ? enter : home;
}

function signedInRule(route: Route, session: Session): Verdict {
  if (route.name === 'login') return home;
  // Out of reach while rule 1 exempts the path; kept because the two rules were specified apart.
  if (route.name === 'documents' && !session.user.isProvider) return home;
  return enter;
}

function anonymousRule(route: Route, config: Pick<PublicConfig, 'fullMode'>): Verdict {
  if (route.name === 'product') return { kind: 'ask-to-sign-in' };
  if (route.name === 'shop' && !config.fullMode) return { kind: 'ask-to-sign-in' };
  return openToAnyone.has(route.name) || commercial(route) ? enter : login;
}
