import { inboxAnswer, notificationChoices, unreadAnswer } from 'shared-kit/contract';
import * as z from 'zod';
import { type ModuleContext, type RegisterRoute, signedIn } from '../../platform/http/index.ts';
import { eventRoutes } from './event-routes.ts';
import { markRead, readInbox, readUnread } from './inbox.ts';
import { readChoices, saveChoices } from './repository.ts';

const pageQuery = z.object({
  /** The last entry of the previous page. */
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
/** Some entries, all up to the newest one seen, or all about one page. */
const readInput = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(50) }),
  z.object({ upTo: z.uuid() }),
  z.object({ path: z.string().min(1).max(500) }),
]);

export function notificationRoutes(route: RegisterRoute, context: ModuleContext): void {
  eventRoutes(route, context);
  inboxRoutes(route, context);
  choiceRoutes(route, context);
}

function inboxRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/notifications',
    access: signedIn,
    query: pageQuery,
    answer: inboxAnswer,
    summary: 'My inbox, the newest first',
    handler: ({ actor: { userId }, query: { cursor = null, limit } }) =>
      readInbox(db, { userId, before: cursor, limit }),
  });

  route({
    method: 'GET',
    url: '/api/notifications/unread',
    access: signedIn,
    answer: unreadAnswer,
    summary:
      'How many entries of my inbox I have not read, and which pages they are about; 100 stands for more',
    handler: ({ actor }) => readUnread(db, actor.userId),
  });

  route({
    method: 'POST',
    url: '/api/notifications/read',
    access: signedIn,
    body: readInput,
    answer: unreadAnswer,
    summary: 'Marks entries of my inbox as read; answers how many are left',
    handler: ({ actor: { userId }, body }) =>
      db.transaction(async (tx) => {
        await markRead(tx, { userId, now: clock() }, body);
        return readUnread(tx, userId);
      }),
  });
}

function choiceRoutes(route: RegisterRoute, { db }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/profile/notifications',
    access: signedIn,
    answer: notificationChoices,
    summary: 'Which kinds of events I get mail about',
    handler: ({ actor }) => readChoices(db, actor.userId),
  });

  route({
    method: 'POST',
    url: '/api/profile/notifications',
    access: signedIn,
    body: notificationChoices,
    answer: z.object({}),
    summary: 'Chooses which kinds of events I get mail about',
    handler: async ({ actor, body }) => {
      await saveChoices(db, actor.userId, body);
      return {};
    },
  });
}
