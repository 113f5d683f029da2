import type { Readable } from 'node:stream';
import { areaIds, areaReleases, releaseReasonMaxLength } from 'shared-kit/contract';
import * as z from 'zod';
import type { ModuleContext, RegisterRoute } from '../../platform/http/index.ts';
import { describeArea } from './describe-area.ts';
import { abortCanary, makeLive, startCanary } from './live/move-pointer.ts';
import { previewCookie, signPreview } from './live/visitor-share.ts';
import { mustBeKept } from './repository.ts';
import { receiveRelease } from './service.ts';
import { bearer, byReleaseToken } from './tokens/release-tokens.ts';

export const inArea = z.object({ area: z.enum(areaIds) });
const inVersion = inArea.extend({ version: z.string().regex(/^[0-9A-Za-z.-]{1,80}$/) });
/** The version that the caller saw live, so that nobody undoes what they haven't seen. */
export const expected = z.string().nullable();
export const reason = z.string().trim().min(1).max(releaseReasonMaxLength);

export function releaseRoutes(route: RegisterRoute, { app, clock, db, files, secret }: ModuleContext): void {
  // Handed on as it streams in: the reader of archives sets the bounds.
  app.addContentTypeParser('application/x-tar', (_request, archive, done) => done(null, archive));

  route({
    method: 'GET',
    url: '/api/releases/:area',
    access: byReleaseToken,
    params: inArea,
    answer: areaReleases,
    summary: 'What is live in an area and what could be. Needs a release token of the area.',
    cache: 'no-store',
    handler: async ({ params, request }) => {
      await bearer(db, request, params.area);
      return describeArea(db, params.area);
    },
  });

  route({
    method: 'PUT',
    url: '/api/releases/:area/:version',
    access: byReleaseToken,
    params: inVersion,
    answer: z.object({ version: z.string(), bytes: z.int(), digest: z.string() }),
    summary: 'Upload a release as a tar of its files. Nobody gets it yet. Needs a release token of the area.',
    handler: async ({ params, request, reply }) => {
      await bearer(db, request, params.area);
      const archive = request.body as Readable;
      const { release, bytes, digest } = await receiveRelease(db, files, { ...params, archive });
      reply.code(201);
      return { version: release.version, bytes, digest };
    },
  });

  route({
    method: 'POST',
    url: '/api/releases/:area/:version/preview',
    access: byReleaseToken,
    params: inVersion,
    answer: z.object({ name: z.string(), value: z.string(), maxAgeSeconds: z.int() }),
    summary: 'A cookie whose holder gets this release. Needs a release token of the area.',
    cache: 'no-store',
    handler: async ({ params, request }) => {
      await bearer(db, request, params.area);
      await mustBeKept(db, params.area, params.version);
      return { ...previewCookie, value: signPreview(secret, params, clock()) };
    },
  });

  pointerRoutes(route, db);
}

function pointerRoutes(route: RegisterRoute, db: ModuleContext['db']): void {
  route({
    method: 'POST',
    url: '/api/releases/:area/live',
    access: byReleaseToken,
    params: inArea,
    body: z.object({ version: z.string(), expected, reason: reason.optional() }),
    answer: areaReleases,
    summary:
      'Give a release to every visitor, if the expected one is live. Needs a release token of the area.',
    handler: async ({ params: { area }, body, request }) => {
      const actor = await bearer(db, request, area);
      await makeLive(db, { ...body, area, actor });
      return describeArea(db, area);
    },
  });

  route({
    method: 'POST',
    url: '/api/releases/:area/canary',
    access: byReleaseToken,
    params: inArea,
    body: z.object({ version: z.string(), percent: z.int().min(1).max(99), expected }),
    answer: areaReleases,
    summary: 'Give a release to a share of the visitors. Needs a release token of the area.',
    handler: async ({ params: { area }, body, request }) => {
      const actor = await bearer(db, request, area);
      await startCanary(db, { ...body, area, actor });
      return describeArea(db, area);
    },
  });

  route({
    method: 'DELETE',
    url: '/api/releases/:area/canary',
    access: byReleaseToken,
    params: inArea,
    body: z.object({ expected }),
    answer: areaReleases,
    summary: 'Give every visitor the live release again. Needs a release token of the area.',
    handler: async ({ params: { area }, body, request }) => {
      const actor = await bearer(db, request, area);
      await abortCanary(db, { ...body, area, actor });
      return describeArea(db, area);
    },
  });
}
