import {
  type AreaId,
  areaFailuresAnswer,
  areaIds,
  areaReleases,
  releaseReasonMaxLength,
} from 'shared-kit/contract';
import * as z from 'zod';
import { fileBody } from '../../platform/http/binary-body.ts';
import { AppError, type ModuleContext, type RegisterRoute } from '../../platform/http/index.ts';
import { type MailParts, mailParts } from '../accounts/index.ts';
import { describeArea } from './describe-area.ts';
import { tracedFailures } from './failures/trace-failures.ts';
import { abortCanary, makeLive, startCanary } from './live/move-pointer.ts';
import { previewCookie, signPreview } from './live/visitor-share.ts';
import { mustBeKept } from './repository.ts';
import { receiveRelease } from './service.ts';
import { bearer, byReleaseToken } from './tokens/release-tokens.ts';
import { queueTrial } from './trials/queue-trial.ts';
import { archiveLimits } from './upload/read-archive.ts';
import type { Skip } from './verdict/must-be-allowed.ts';

export const inArea = z.object({
  area: z
    .string()
    .meta({ enum: [...areaIds] })
    .transform(knownArea),
});
const inVersion = inArea.extend({ version: z.string().regex(/^[0-9A-Za-z.-]{1,80}$/) });
/** The version that the caller saw live, so that nobody undoes an unseen change. */
export const expected = z.string().nullable();
export const reason = z.string().trim().min(1).max(releaseReasonMaxLength);

/** Names an unknown area in the error: a team may release one that is newer than this market. */
function knownArea(named: string): AreaId {
  const area = areaIds.find((id) => id === named);
  if (area) return area;
  throw new AppError('release.area-unknown', {
    detail: `This market has no area ${named}; it has ${areaIds.join(', ')}.`,
  });
}

export function releaseRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, env, files } = context;
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
    // Streamed: the archive's reader enforces the limits.
    door: 'release',
    answer: z.object({ version: z.string(), bytes: z.int(), digest: z.string() }),
    summary:
      'Upload a release as a tar of its files. Nobody gets it yet; it is tried next. Needs a release token of the area.',
    handler: async ({ params, request, reply }) => {
      await bearer(db, request, params.area);
      await files.assertRoom(archiveLimits.bytes);
      const archive = fileBody(request);
      const upload = { ...params, archive, isTried: env.trialBrowser !== null };
      const { release, bytes, digest } = await receiveRelease(db, files, upload);
      reply.code(201);
      return { version: release.version, bytes, digest };
    },
  });

  failuresRoute(route, context);
  previewRoute(route, context);
  trialRoute(route, context);
  liveRoute(route, context);
  canaryRoutes(route, context);
}

function failuresRoute(route: RegisterRoute, { db, files }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/releases/:area/failures',
    access: byReleaseToken,
    params: inArea,
    answer: areaFailuresAnswer,
    summary: 'Failures of an area in browsers, of the last 30 days. Needs a release token of the area.',
    cache: 'no-store',
    handler: async ({ params: { area }, request }) => {
      await bearer(db, request, area);
      return { failures: await tracedFailures(db, files, area) };
    },
  });
}

function previewRoute(route: RegisterRoute, { clock, db, secret }: ModuleContext): void {
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
}

function trialRoute(route: RegisterRoute, { db, env }: ModuleContext): void {
  route({
    method: 'POST',
    url: '/api/releases/:area/:version/trial',
    access: byReleaseToken,
    params: inVersion,
    answer: areaReleases,
    summary:
      'Have a release tried again that is untried or refused. Uploads are tried without asking. Needs a release token of the area.',
    cache: 'no-store',
    handler: async ({ params, request }) => {
      await bearer(db, request, params.area);
      await db.transaction(async (tx) => {
        await mustBeKept(tx, params.area, params.version);
        await queueTrial(tx, params, env.trialBrowser !== null);
      });
      return describeArea(db, params.area);
    },
  });
}

/** A team may give a release without its trial, but not against what the trial found. */
const skipOfTeam = (parts: MailParts, reason: string | undefined): Skip | undefined =>
  reason === undefined ? undefined : { who: 'token', seen: 'untried', reason, parts };

function liveRoute(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  route({
    method: 'POST',
    url: '/api/releases/:area/live',
    access: byReleaseToken,
    params: inArea,
    body: z.object({
      version: z.string(),
      expected,
      reason: reason.optional(),
      skippedGate: reason.optional(),
    }),
    answer: areaReleases,
    summary:
      'Give a release to every visitor, if the expected one is live. Needs a release token of the area.',
    handler: async ({ params: { area }, body: { skippedGate, ...move }, request }) => {
      const actor = await bearer(db, request, area);
      const skip = skipOfTeam(mailParts(request, context), skippedGate);
      await makeLive(db, { ...move, area, actor, skip });
      return describeArea(db, area);
    },
  });
}

function canaryRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  route({
    method: 'POST',
    url: '/api/releases/:area/canary',
    access: byReleaseToken,
    params: inArea,
    body: z.object({
      version: z.string(),
      percent: z.int().min(1).max(99),
      expected,
      skippedGate: reason.optional(),
    }),
    answer: areaReleases,
    summary: 'Give a release to a share of the visitors. Needs a release token of the area.',
    handler: async ({ params: { area }, body: { skippedGate, ...move }, request }) => {
      const actor = await bearer(db, request, area);
      const skip = skipOfTeam(mailParts(request, context), skippedGate);
      await startCanary(db, { ...move, area, actor, skip });
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
