import type { PublicConfig } from '../market/public-config.ts';
import type { RouteEntry } from '../routes/routes.ts';
import type { Session } from '../session/session.ts';

/** Where a navigation may go on to. Targets are paths without locale; `redirect` asks for the original address. */
export type Verdict =
  | { kind: 'enter' }
  | { kind: 'home' }
  | { kind: 'login' }
  | { kind: 'manufacturer-landing' }
  | { kind: 'ask-to-sign-in' };

export type NavigatedRoute = Pick<RouteEntry, 'name' | 'path' | 'access'>;

export type Navigation = Readonly<{
  route: NavigatedRoute;
  session: Session | null;
  config: Pick<PublicConfig, 'fullMode' | 'development'>;
  /** On the login page: the table entry that the `redirect` query leads to, if any. */
  redirectRoute?: NavigatedRoute | null;
}>;
