import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  claimDecisionInput,
  claimInput,
  claimOpinionInput,
  companyClaimsAnswer,
  ownClaimAnswer,
  staffClaimsAnswer,
} from 'shared-kit/contract';
import * as z from 'zod';
import type { Tx } from '../../platform/db/index.ts';
import {
  type ModuleContext,
  onlyAdmin,
  onlyCompanyOwner,
  onlyWithoutCompany,
  type RegisterRoute,
  signedIn,
} from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { limitAttempts, type MailParts, mailParts } from '../accounts/index.ts';
import { claimByNumber } from './claim-by-number.ts';
import { answerClaim, decideClaim, withdrawClaim } from './decide-claim.ts';
import { readCompanyClaims, readOwnClaim, readStaffClaims } from './read-claims.ts';

const nothing = z.object({});
const byId = z.object({ id: z.uuid().toLowerCase() });

type Asked = Readonly<{
  request: FastifyRequest;
  actor: Readonly<{ userId: string }>;
  params: Readonly<{ id: string }>;
  body?: unknown;
}>;
type Acting = Readonly<{ parts: MailParts; userId: string; id: string }>;

/** Moves a claim, once for each key, in one transaction. */
const movingIn =
  (context: ModuleContext) =>
  (
    { request, actor: { userId }, params: { id }, body = null }: Asked,
    move: (acting: Acting, tx: Tx) => Promise<void>,
  ): Promise<Record<string, never>> =>
    takeEffectOnce({ db: context.db, userId, request, body, now: context.clock() }, async (tx) => {
      await move({ parts: mailParts(request, context), userId, id }, tx);
      return {};
    });

/** Each claim is told to owners and staff, and each answer tells whether a number is registered. */
const limitClaiming = ({ db, clock }: ModuleContext, userId: string, reply: FastifyReply): Promise<void> =>
  limitAttempts(db, { what: 'claim.by', who: userId, most: 10, windowSeconds: 60 * 60 }, clock(), reply);

export function claimRoutes(route: RegisterRoute, context: ModuleContext): void {
  claimantRoutes(route, context);
  ownerRoutes(route, context);
  staffRoutes(route, context);
}

function claimantRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  const moving = movingIn(context);
  route({
    method: 'GET',
    url: '/api/profile/claim',
    access: signedIn,
    answer: ownClaimAnswer,
    summary: 'My newest claim on a company that was registered before me; it does not say which',
    handler: ({ actor }) => readOwnClaim(db, actor.userId),
  });
  route({
    method: 'POST',
    url: '/api/profile/claim',
    access: onlyWithoutCompany,
    body: claimInput,
    answer: nothing,
    summary: 'Claims the company that has a tax number; its owners are asked, and the staff decide',
    handler: async ({ actor: { userId }, body, request, reply }) => {
      await limitClaiming(context, userId, reply);
      return takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
        await claimByNumber(tx, body, { userId, clock });
        return {};
      });
    },
  });
  route({
    method: 'POST',
    url: '/api/profile/claim/:id/withdrawal',
    access: signedIn,
    params: byId,
    answer: nothing,
    summary: 'Takes my claim back',
    handler: (asked) => moving(asked, withdrawClaim),
  });
}

function ownerRoutes(route: RegisterRoute, context: ModuleContext): void {
  const moving = movingIn(context);
  route({
    method: 'GET',
    url: '/api/company/claims',
    access: onlyCompanyOwner,
    answer: companyClaimsAnswer,
    summary: 'Who says to belong to my company, and waits for the staff',
    handler: ({ actor }) => readCompanyClaims(context.db, actor.companyId),
  });
  route({
    method: 'POST',
    url: '/api/company/claims/:id/opinion',
    access: onlyCompanyOwner,
    params: byId,
    body: claimOpinionInput,
    answer: nothing,
    summary: 'Says whether a claimant belongs to my company; the staff decide',
    handler: (asked) =>
      moving(asked, (acting, tx) =>
        answerClaim({ ...acting, companyId: asked.actor.companyId }, tx, asked.body),
      ),
  });
}

const query = z.object({
  list: z.enum(['open', 'decided']).default('open'),
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

function staffRoutes(route: RegisterRoute, context: ModuleContext): void {
  const moving = movingIn(context);
  route({
    method: 'GET',
    url: '/api/admin/claims',
    access: onlyAdmin,
    query,
    answer: staffClaimsAnswer,
    summary:
      'Claims on companies: those that wait, the longest waiting first, or those decided, newest first',
    handler: ({ query: asked }) => readStaffClaims(context.db, { ...asked, now: context.clock() }),
  });
  route({
    method: 'POST',
    url: '/api/admin/claims/:id',
    access: onlyAdmin,
    params: byId,
    body: claimDecisionInput,
    answer: nothing,
    summary: 'Lets a claimant into the company, or refuses it; the claimant is told why',
    handler: (asked) => moving(asked, (acting, tx) => decideClaim(acting, tx, asked.body)),
  });
}
