import { currentSession } from 'shared-kit/contract/current-session';
import { anyone, type ModuleContext, type RegisterRoute, unidentified } from '../../platform/http/index.ts';
import { createAuth } from './auth.ts';
import { authHandler } from './auth-handler.ts';
import { findSession, sessionParts } from './find-session.ts';
import { mailedLinkRoutes } from './mailed-links/mailed-link-routes.ts';
import { followSignIns } from './new-browser.ts';
import { openIdRoutes } from './openid-routes.ts';
import { ownAccountRoutes } from './own-account/own-account-routes.ts';
import { endSession } from './repository.ts';
import { sessionCookieName } from './session-cookie.ts';

export function accountRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { app, clock, db, env, log, secret } = context;
  const parts = sessionParts(context);
  const { secure } = parts;
  followSignIns(context, parts);

  route(currentSession.read, currentSession.readSpec, {
    access: anyone,
    cache: 'no-store',
    handler: async ({ request }) => (await findSession(parts, request))?.session ?? {},
  });

  route(currentSession.end, currentSession.endSpec, {
    // Deletes the cookie even if nobody knows whose it is.
    access: unidentified,
    handler: async ({ request, reply }) => {
      // First: while the database is away the session can't be ended, but the next user of this browser must not have
      // it.
      reply.clearCookie(sessionCookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
      const signedIn = await findSession(parts, request);
      if (signedIn) await endSession(db, signedIn.token);
      return {};
    },
  });

  mailedLinkRoutes(route, context, parts);
  ownAccountRoutes(route, context, parts);

  const { publicOrigin, signInProviders: providers } = env;
  const auth = createAuth({ db, clock, log, secret, publicOrigin, secure, providers });
  openIdRoutes(context, auth, parts);
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    config: { access: unidentified },
    schema: { hide: true },
    handler: authHandler(auth, { ...parts, clock }),
  });
}
