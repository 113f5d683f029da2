import type { PublicConfig } from '../market/public-config.ts';
import type { Session } from '../session/session.ts';
import { extraAccessRules, UnknownAccessRule } from './extra-access-rules.ts';
import type { Navigation, NavigatedRoute as Route, Verdict } from './navigation.ts';

/** Answers null where it has nothing to say. */
type AccessRule = Readonly<{ name: string; decide: (navigation: Navigation) => Verdict | null }>;

const enter: Verdict = { kind: 'enter' };
const home: Verdict = { kind: 'home' };
const login: Verdict = { kind: 'login' };

const exempt = ({ path }: Route) => /documents|signed-manufacturer|signed-provider/.test(path);
const commercial = ({ name }: Route) => name.includes('commercial');
const underManufacturer = (route: Route) => route.path.includes('manufacturer') && !commercial(route);
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

/** Words in a path or a name that switch a rule on or off, and names that open a page or ask over it. */
export const tellingWords = ['documents', 'signed-', 'admin', 'manufacturer', 'bank', 'commercial'] as const;
export const tellingNames: readonly string[] = [...openToAnyone, 'product'];

/**
 * In the order in which they were specified; the first that has an answer decides. They read the text of the
 * table's entry, so no parameter and no query can switch one on or off.
 */
export const accessRules: readonly AccessRule[] = [
  { name: 'exempt', decide: ({ route }) => (exempt(route) ? enter : null) },
  {
    name: 'admin',
    decide: ({ route, session }) => {
      if (!route.path.includes('admin')) return null;
      return session?.user.isAdmin ? enter : home;
    },
  },
  { name: 'manufacturer', decide: manufacturerRule },
  {
    name: 'bank',
    decide: ({ route, session }) => {
      if (!underBank(route)) return null;
      if (!session) return login;
      return session.user.isBank ? enter : home;
    },
  },
  { name: 'signed-in', decide: ({ route, session }) => (session ? signedInRule(route, session) : null) },
  { name: 'anonymous', decide: ({ route, config }) => anonymousRule(route, config) },
];

/**
 * Judges a navigation by the given rules and the route's own.
 * Throws `UnknownAccessRule` for an unknown name, so that a mistyped rule keeps the route shut.
 */
export function decideAccess(navigation: Navigation, rules = accessRules): Verdict {
  const extra = (navigation.route.access ?? []).map((name) => {
    const rule = Object.hasOwn(extraAccessRules, name) ? extraAccessRules[name] : undefined;
    if (!rule) throw new UnknownAccessRule(name, navigation.route.name);
    return rule;
  });
  const verdict =
    firstOf(
      rules.map(({ decide }) => decide),
      navigation,
    ) ?? enter;
  return verdict.kind === 'enter' ? (firstOf(extra, navigation) ?? enter) : verdict;
}

function firstOf(rules: readonly AccessRule['decide'][], navigation: Navigation): Verdict | null {
  for (const decide of rules) {
    const verdict = decide(navigation);
    if (verdict) return verdict;
  }
  return null;
}

function manufacturerRule({ route, session, redirectRoute }: Navigation): Verdict | null {
  if (underManufacturer(route)) {
    if (!session) return login;
    return session.user.isManufacturer ? enter : home;
  }
  const isOnTheWay = redirectRoute && underManufacturer(redirectRoute) && !exempt(redirectRoute);
  if (route.name !== 'login' || !session || !isOnTheWay) return null;
  return session.user.isManufacturer ? { kind: 'manufacturer-landing' } : home;
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
