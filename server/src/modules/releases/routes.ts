import { releases } from 'shared-kit/contract/releases';
import { fileBody } from '../../platform/http/binary-body.ts';
import type { ModuleContext, RegisterRoute } from '../../platform/http/index.ts';
import { type MailParts, mailParts } from '../accounts/index.ts';
import { describeArea } from './describe-area.ts';
import { tracedFailures } from './failures/trace-failures.ts';
import { knownArea } from './known-area.ts';
import { abortCanary, makeLive, startCanary } from './live/move-pointer.ts';
import { previewCookie, signPreview } from './live/visitor-share.ts';
import { mustBeKept, mustStillHold } from './repository.ts';
import { checkRelease, receiveRelease } from './service.ts';
import { bearerToken, byReleaseToken } from './tokens/release-tokens.ts';
import { queueTrial } from './trials/queue-trial.ts';
import { archiveLimits } from './upload/read-archive.ts';
import { keepingRefusal } from './upload/refusals.ts';
import { entryBudget } from './upload/verify-build.ts';
import type { Skip } from './verdict/must-be-allowed.ts';

export function releaseRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, env, files } = context;
  route(releases.read, releases.readSpec, {
    access: byReleaseToken,
    cache: 'no-store',
    handler: async ({ params, request }) => {
      const area = await knownArea(db, params.area);
      await bearerToken(db, request, area);
      return describeArea(db, area);
    },
  });

  route(releases.upload, releases.uploadSpec, {
    access: byReleaseToken,
    handler: async ({ params, query, request, reply }) => {
      const area = await knownArea(db, params.area);
      const bearer = await bearerToken(db, request, area);
      await files.assertRoom(archiveLimits.bytes);
      const archive = fileBody(request);
      const upload = { ...params, area, archive, bearer, isTried: env.trialBrowser !== null };
      const { release, ...received } =
        query.check === 'only'
          ? await checkRelease(db, upload)
          : await keepingRefusal(db, { ...upload, by: bearer.name }, () => receiveRelease(db, files, upload));
      if (query.check !== 'only') reply.code(201);
      return { version: release.version, ...received, entryBudget };
    },
  });

  failuresRoute(route, context);
  previewRoute(route, context);
  trialRoute(route, context);
  liveRoute(route, context);
  canaryRoutes(route, context);
}

function failuresRoute(route: RegisterRoute, { db, files }: ModuleContext): void {
  route(releases.listFailures, releases.listFailuresSpec, {
    access: byReleaseToken,
    cache: 'no-store',
    handler: async ({ params, request }) => {
      const area = await knownArea(db, params.area);
      await bearerToken(db, request, area);
      return { failures: await tracedFailures(db, files, area) };
    },
  });
}

function previewRoute(route: RegisterRoute, { clock, db, secret }: ModuleContext): void {
  route(releases.preview, releases.previewSpec, {
    access: byReleaseToken,
    cache: 'no-store',
    handler: async ({ params, request }) => {
      const release = { area: await knownArea(db, params.area), version: params.version };
      await bearerToken(db, request, release.area);
      await mustBeKept(db, release.area, release.version);
      return { ...previewCookie, value: signPreview(secret, release, clock()) };
    },
  });
}

function trialRoute(route: RegisterRoute, { db, env }: ModuleContext): void {
  route(releases.tryAgain, releases.tryAgainSpec, {
    access: byReleaseToken,
    cache: 'no-store',
    handler: async ({ params, request }) => {
      const release = { area: await knownArea(db, params.area), version: params.version };
      const { id } = await bearerToken(db, request, release.area);
      await db.transaction(async (tx) => {
        await mustStillHold(tx, id);
        await mustBeKept(tx, release.area, release.version);
        await queueTrial(tx, release, env.trialBrowser !== null);
      });
      return describeArea(db, release.area);
    },
  });
}

/** A team may give a release without its trial, but not against what the trial found. */
const skipOfTeam = (parts: MailParts, reason: string | undefined): Skip | undefined =>
  reason === undefined ? undefined : { who: 'token', seen: 'untried', reason, parts };

function liveRoute(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  route(releases.makeLive, releases.makeLiveSpec, {
    access: byReleaseToken,
    handler: async ({ params, body: { skippedGate, ...move }, request }) => {
      const area = await knownArea(db, params.area);
      const { name: actor, id: token } = await bearerToken(db, request, area);
      const skip = skipOfTeam(mailParts(request, context), skippedGate);
      await makeLive(db, { ...move, area, actor, token, skip });
      return describeArea(db, area);
    },
  });
}

function canaryRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  route(releases.startCanary, releases.startCanarySpec, {
    access: byReleaseToken,
    handler: async ({ params, body: { skippedGate, ...move }, request }) => {
      const area = await knownArea(db, params.area);
      const { name: actor, id: token } = await bearerToken(db, request, area);
      const skip = skipOfTeam(mailParts(request, context), skippedGate);
      await startCanary(db, { ...move, area, actor, token, skip });
      return describeArea(db, area);
    },
  });

  route(releases.endCanary, releases.endCanarySpec, {
    access: byReleaseToken,
    handler: async ({ params, body, request }) => {
      const area = await knownArea(db, params.area);
      const { name: actor, id: token } = await bearerToken(db, request, area);
      await abortCanary(db, { ...body, area, actor, token });
      return describeArea(db, area);
    },
  });
}
