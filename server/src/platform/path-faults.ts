import { decideAccess } from 'shared-kit/contract/access';
import { splitLocale } from 'shared-kit/contract/languages';
import type { PublicConfig } from 'shared-kit/contract/market';
import { marketRoutes, matchRoute, type RouteEntry, routeTable } from 'shared-kit/contract/routes';
import type { Session, SessionUser } from 'shared-kit/contract/session';

type Paths = Omit<PublicConfig, 'announcedOverrides'>;

/** Configured paths that contradict each other or lead in circles, each in a sentence. */
export function pathFaults(config: Paths): string[] {
  return [
    ...taken(config),
    ...twice(config),
    ...homeFaults(config),
    ...landingFaults(config),
    ...rootFaults(config),
  ];
}

function taken({ loginPath, registerPath }: Paths): string[] {
  const own = [
    ['LOGIN_PATH', loginPath, 'login'],
    ['REGISTER_PATH', registerPath, 'register'],
  ] as const;
  return own.flatMap(([variable, path, name]) => {
    const page = matchRoute(path, routeTable)?.route;
    return page && page.name !== name ? [`${variable}=${path} is the address of another page.`] : [];
  });
}

function twice({ loginPath, registerPath, homePath, manufacturerLandingPath }: Paths): string[] {
  const all = [loginPath, registerPath, homePath, manufacturerLandingPath];
  const moved = all.filter((path) => !matchRoute(path, routeTable));
  const again = moved.filter((path, index) => moved.indexOf(path) !== index);
  return [...new Set(again)].map((path) => `${path} is configured for two pages.`);
}

const forSigningIn: readonly string[] = ['login', 'login-token', 'logout', 'register', 'reset-password'];

/** Areas may have more pages; those are known only once the market runs. */
const pageAt = (path: string, config: Paths): RouteEntry | undefined =>
  matchRoute(path, marketRoutes(config, []))?.route;

function homeFaults(config: Paths): string[] {
  const path = config.homePath;
  const page = pageAt(path, config);
  // The address of a moved page is told by `twice`.
  if (!page || (page.at && page.name !== 'home')) return [];
  if (forSigningIn.includes(page.name)) {
    return [`HOME_PATH=${path} is a page for signing in or out: name another one.`];
  }
  const verdicts = everybody.map((session) => decideAccess({ route: page, session, config }).kind);
  if (verdicts.includes('home')) {
    return [
      `HOME_PATH=${path} sends whoever may not enter it home again: name a page that everybody may enter.`,
    ];
  }
  return verdicts.includes('ask-to-sign-in') && !config.fullMode
    ? [`HOME_PATH=${path} is closed to visitors without an account by FULL_MODE=false: change one of them.`]
    : [];
}

function landingFaults(config: Paths): string[] {
  const path = config.manufacturerLandingPath;
  const page = pageAt(path, config);
  if (!page) return [];
  const maker = accountWith({ isManufacturer: true });
  const mayEnter = decideAccess({ route: page, session: maker, config }).kind === 'enter';
  return mayEnter && !forSigningIn.includes(page.name)
    ? []
    : [`MANUFACTURER_LANDING_PATH=${path} is no page for manufacturers: name one that they may enter.`];
}

function rootFaults(config: Paths): string[] {
  const rule = config.rootRedirect;
  if (!rule.startsWith('/')) return [];
  const { path } = splitLocale(rule.split(/[?#]/)[0] ?? '/');
  const page = pageAt(path, config);
  if (!page) {
    return matchRoute(path, routeTable)
      ? [`ROOT_REDIRECT=${rule} leads to a page that another setting moved: name its new address.`]
      : [];
  }
  const verdict = page.name === 'home' ? 'enter' : decideAccess({ route: page, session: null, config }).kind;
  if (verdict === 'home')
    return [`ROOT_REDIRECT=${rule} leads visitors to a page that sends them home again.`];
  return verdict === 'ask-to-sign-in'
    ? [
        `ROOT_REDIRECT=${rule} leads to a page that visitors without an account may not see: change it or FULL_MODE.`,
      ]
    : [];
}

const accountWith = (flags: Partial<SessionUser>): Session => ({
  user: {
    isAdmin: false,
    isManufacturer: false,
    isBank: false,
    isProvider: false,
    name: '',
    companyRole: null,
    ...flags,
  },
  secure: { id: '', email: '', companyId: null, companyName: null },
});

/** A visitor without an account, and one account of each kind. */
const everybody: readonly (Session | null)[] = [
  null,
  accountWith({}),
  accountWith({ isAdmin: true }),
  accountWith({ isManufacturer: true }),
  accountWith({ isBank: true }),
  accountWith({ isProvider: true }),
];
