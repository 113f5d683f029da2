import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'shared-kit/contract/errors';
import { type AccessPolicy, actsForCompany, type Refusal, unidentified } from './access.ts';
import type { Actor } from './actor.ts';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use this route. The boot fails for a route without it. */
    access?: AccessPolicy;
  }
  interface FastifyRequest {
    /** The signed-in user; null for a signed-out visitor. */
    actor: Actor | null;
  }
}

export type FindActor = (request: FastifyRequest) => Promise<Actor | null>;

const refusalCodes: Readonly<Record<Refusal, ErrorCode>> = {
  'signed-out': 'auth.signed-out',
  forbidden: 'access.forbidden',
  hidden: 'endpoint.not-found',
};

/** Requires an access policy of every route and applies it before any other part of the request is read. */
export function guardRoutes(app: FastifyInstance, findActor: FindActor): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (typeof config?.access !== 'function') throw new Error(`${method} ${url} names no access policy`);
  });
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const policy = request.routeOptions.config.access;
    // No route matched: everyone gets the same not-found answer.
    if (!policy) return;
    if (policy !== unidentified) request.actor = await findActor(request);
    const verdict = policy(request.actor);
    if (!verdict.granted) throw new AppError(refusalCodes[verdict.reason]);
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWrite && verdict.actor?.isFrozen && actsForCompany(policy))
      throw new AppError('company.not-allowed');
    request.actor = verdict.actor;
  });
}
