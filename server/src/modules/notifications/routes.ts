import { notifications } from 'shared-kit/contract/notifications';
import { type ModuleContext, type RegisterRoute, signedIn } from '../../platform/http/index.ts';
import { eventRoutes } from './event-routes.ts';
import { markRead, readInbox, readUnread } from './inbox.ts';
import { readChoices, saveChoices } from './repository.ts';

export function notificationRoutes(route: RegisterRoute, context: ModuleContext): void {
  eventRoutes(route, context);
  inboxRoutes(route, context);
  choiceRoutes(route, context);
}

function inboxRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route(notifications.list, notifications.listSpec, {
    access: signedIn,
    handler: ({ actor: { userId }, query: { cursor = null, limit } }) =>
      readInbox(db, { userId, before: cursor, limit }),
  });

  route(notifications.unread, notifications.unreadSpec, {
    access: signedIn,
    handler: ({ actor }) => readUnread(db, actor.userId),
  });

  route(notifications.markRead, notifications.markReadSpec, {
    access: signedIn,
    handler: ({ actor: { userId }, body }) =>
      db.transaction(async (tx) => {
        await markRead(tx, { userId, now: clock() }, body);
        return readUnread(tx, userId);
      }),
  });
}

function choiceRoutes(route: RegisterRoute, { db }: ModuleContext): void {
  route(notifications.readChoices, notifications.readChoicesSpec, {
    access: signedIn,
    handler: ({ actor }) => readChoices(db, actor.userId),
  });

  route(notifications.choose, notifications.chooseSpec, {
    access: signedIn,
    handler: async ({ actor, body }) => {
      await saveChoices(db, actor.userId, body);
      return {};
    },
  });
}
