import { notifications } from 'shared-kit/contract/notifications';
import { AppError, type ModuleContext, type RegisterRoute, signedIn } from '../../platform/http/index.ts';
import { eventStream, type LiveHub, openLiveHub } from '../../platform/live/index.ts';
import { findRights, findSession, sessionParts } from '../accounts/index.ts';

/**
 * Live changes for the pages open in one browser. Each connection begins with its session and with `all`, so that
 * nothing is lost between two; it ends with its session, and when its user's rights change.
 */
export function eventRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { app, background: db, log } = context;
  let hub: LiveHub | null = null;
  app.addHook('onListen', async () => {
    hub = openLiveHub({ db, log, findRights: (tokens) => findRights(db, tokens) });
  });
  app.serving.stopping.addEventListener('abort', () => hub?.endStreams());
  // Before the server waits for open connections and closes the pool.
  app.addHook('preClose', async () => hub?.close());

  route(notifications.listen, notifications.listenSpec, {
    access: signedIn,
    contentType: 'text/event-stream; charset=utf-8',
    handler: async ({ request, reply }) => {
      const signedInAs = await findSession(sessionParts(context), request);
      if (!signedInAs) throw new AppError('auth.signed-out');
      if (!hub) throw new AppError('server.not-ready');
      const { token, rights, actor, session } = signedInAs;
      const { userId, companyId } = actor;
      const { body, stream } = eventStream({ userId, companyId, token, rights });
      const leave = hub.join(stream);
      if (!leave) throw new AppError('request.too-many');
      body.once('close', leave);
      // A buffering proxy would hold the events back.
      reply.header('x-accel-buffering', 'no').header('cache-control', 'no-store');
      stream.tellSession(session);
      stream.send({ topic: 'all' });
      return body;
    },
  });
}
