import { decideAccess, type PublicConfig, type RouteEntry, type Session } from 'shared-kit/contract';

/** Whether the access rules let a visitor with this session into a page. Its HTML is for nobody else. */
export const mayEnter = (
  route: RouteEntry | undefined,
  session: Session | null,
  config: PublicConfig,
): boolean =>
  route !== undefined && decideAccess({ route, session, config, redirectRoute: null }).kind === 'enter';
