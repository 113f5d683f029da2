import { areaIds, areaReleases, heldTrialStates, releasesAnswer } from 'shared-kit/contract';
import * as z from 'zod';
import type { ModuleContext, RegisterRoute } from '../../platform/http/index.ts';
import { onlyAdmin } from '../../platform/http/index.ts';
import { mailParts } from '../accounts/index.ts';
import { describeArea } from './describe-area.ts';
import { abortCanary, makeLive } from './live/move-pointer.ts';
import { expected, inArea, reason } from './routes.ts';

/** Staff need no area token to view releases, roll back, and end or promote a canary. They can't upload. */
export function adminReleaseRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  route({
    method: 'GET',
    url: '/api/admin/releases',
    access: onlyAdmin,
    answer: releasesAnswer,
    summary: 'What is live in every area',
    cache: 'no-store',
    handler: async () => ({ areas: await Promise.all(areaIds.map((area) => describeArea(db, area))) }),
  });

  route({
    method: 'POST',
    url: '/api/admin/releases/:area/live',
    access: onlyAdmin,
    params: inArea,
    body: z.object({
      version: z.string(),
      expected,
      reason,
      /** The state that they saw of a release which passed no trial, and give it all the same. */
      despite: z.enum(heldTrialStates).optional(),
    }),
    answer: areaReleases,
    summary:
      'Give a release that is kept to every visitor, if the expected one is live. One that is untried or refused needs `despite`.',
    handler: async ({ params: { area }, body: { despite, ...move }, actor, request }) => {
      const parts = mailParts(request, context);
      const skip = despite && { who: 'staff' as const, seen: despite, reason: move.reason, parts };
      await makeLive(db, { ...move, area, actor: actor.userId, skip });
      return describeArea(db, area);
    },
  });

  route({
    method: 'POST',
    url: '/api/admin/releases/:area/canary/abort',
    access: onlyAdmin,
    params: inArea,
    body: z.object({ canary: z.string(), expected, reason }),
    answer: areaReleases,
    summary: 'Give every visitor the live release again, if it and the canary are the expected ones',
    handler: async ({ params: { area }, body, actor }) => {
      await abortCanary(db, { ...body, area, actor: actor.userId });
      return describeArea(db, area);
    },
  });
}
