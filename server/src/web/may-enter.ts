import { decideAccess } from 'shared-kit/contract/access';
import type { PublicConfig } from 'shared-kit/contract/market';
import type { RouteEntry } from 'shared-kit/contract/routes';
import type { Session } from 'shared-kit/contract/session';

/** Whether the access rules let a visitor with this session into a page. Its HTML is for nobody else. */
export const mayEnter = (
  route: RouteEntry | undefined,
  session: Session | null,
  config: PublicConfig,
): boolean =>
  route !== undefined && decideAccess({ route, session, config, redirectRoute: null }).kind === 'enter';
