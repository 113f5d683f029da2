import { notificationChoices } from 'shared-kit/contract';
import * as z from 'zod';
import { type ModuleContext, type RegisterRoute, signedIn } from '../../platform/http/index.ts';
import { readChoices, saveChoices } from './repository.ts';

export function notificationRoutes(route: RegisterRoute, { db }: ModuleContext): void {
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
