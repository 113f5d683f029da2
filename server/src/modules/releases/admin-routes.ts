import { staffReleases } from 'shared-kit/contract/releases';
import type { ModuleContext, RegisterRoute } from '../../platform/http/index.ts';
import { AppError, onlyAdmin } from '../../platform/http/index.ts';
import { mailParts } from '../accounts/index.ts';
import { describeForStaff } from './describe-area.ts';
import { knownArea, knownAreas } from './known-area.ts';
import { abortCanary, makeLive } from './live/move-pointer.ts';
import { revokeReleaseToken } from './tokens/release-tokens.ts';

/**
 * Staff need no area token to view releases, roll back, end or promote a canary, and revoke tokens. They can't upload.
 */
export function adminReleaseRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  route(staffReleases.list, staffReleases.listSpec, {
    access: onlyAdmin,
    cache: 'no-store',
    handler: async () => {
      const areas = await knownAreas(db);
      return { areas: await Promise.all(areas.map((area) => describeForStaff(db, area))) };
    },
  });

  route(staffReleases.makeLive, staffReleases.makeLiveSpec, {
    access: onlyAdmin,
    handler: async ({ params, body: { despite, ...move }, actor, request }) => {
      const area = await knownArea(db, params.area);
      const parts = mailParts(request, context);
      const skip = despite && { who: 'staff' as const, seen: despite, reason: move.reason, parts };
      await makeLive(db, { ...move, area, actor: actor.userId, skip });
      return describeForStaff(db, area);
    },
  });

  route(staffReleases.endCanary, staffReleases.endCanarySpec, {
    access: onlyAdmin,
    handler: async ({ params, body, actor }) => {
      const area = await knownArea(db, params.area);
      await abortCanary(db, { ...body, area, actor: actor.userId });
      return describeForStaff(db, area);
    },
  });

  route(staffReleases.revokeToken, staffReleases.revokeTokenSpec, {
    access: onlyAdmin,
    handler: async ({ params, body: { reason }, actor }) => {
      const area = await knownArea(db, params.area);
      const isRevoked = await revokeReleaseToken(db, params.id, { by: actor.userId, reason, area });
      if (!isRevoked)
        throw new AppError('release.token-not-found', {
          detail: 'No token of this area that holds has this id.',
        });
      return describeForStaff(db, area);
    },
  });
}
