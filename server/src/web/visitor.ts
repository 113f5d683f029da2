import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type AreaRelease,
  bucketCookie,
  findRelease,
  newBucket,
  previewCookie,
  readBucket,
  readPreview,
} from '../modules/releases/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db/index.ts';
import type { Env } from '../platform/env.ts';
import type { LiveBuild, LiveBuilds, Visitor } from './live-build.ts';

type Parts = Readonly<{ db: Database; env: Env; secret: string; builds: LiveBuilds }>;

/** Finds the build for a request's visitor. */
export type VisitorBuild = (request: FastifyRequest) => Promise<LiveBuild>;

export function visitorBuild({ db, secret, builds }: Parts): VisitorBuild {
  const preview = async (request: FastifyRequest): Promise<AreaRelease | null> => {
    const asked = readPreview(secret, request.cookies[previewCookie.name], systemClock());
    return asked && findRelease(db, asked.area, asked.version);
  };
  return async (request) => {
    const visitor: Visitor = {
      bucket: readBucket(request.cookies[bucketCookie.name]),
      preview: await preview(request),
    };
    return builds.of(visitor);
  };
}

/** While a canary runs, gives a visitor who opens a document a permanent bucket. */
export const giveBucket =
  ({ builds, env }: Parts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (readBucket(request.cookies[bucketCookie.name]) !== null || !(await builds.hasCanary())) return;
    const bucket = String(newBucket());
    // This document already follows the new bucket.
    request.cookies[bucketCookie.name] = bucket;
    reply.setCookie(bucketCookie.name, bucket, {
      path: '/',
      maxAge: bucketCookie.maxAgeSeconds,
      sameSite: 'lax',
      httpOnly: true,
      secure: env.publicOrigin?.startsWith('https:') ?? false,
    });
  };
