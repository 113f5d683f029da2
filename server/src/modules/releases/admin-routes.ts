import { areaIds, areaReleases, releasesAnswer } from 'shared-kit/contract';
import * as z from 'zod';
import type { ModuleContext, RegisterRoute } from '../../platform/http/index.ts';
import { onlyAdmin } from '../../platform/http/index.ts';
import { describeArea } from './describe-area.ts';
import { abortCanary, makeLive } from './live/move-pointer.ts';
import { expected, inArea, reason } from './routes.ts';

/** Staff need no area token to view releases, roll back, and end or promote a canary. They can't upload. */
export function adminReleaseRoutes(route: RegisterRoute, { db }: ModuleContext): void {
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
    body: z.object({ version: z.string(), expected, reason }),
    answer: areaReleases,
    summary: 'Give a release that is kept to every visitor, if the expected one is live',
    handler: async ({ params: { area }, body, actor }) => {
      await makeLive(db, { ...body, area, actor: actor.userId });
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
