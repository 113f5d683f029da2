import type { FastifyReply, FastifyRequest } from 'fastify';
import { claims } from 'shared-kit/contract/claims';
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
import { answerClaim, decideClaim, dropClaimProposal, withdrawClaim } from './decide-claim.ts';
import { readCompanyClaims, readOwnClaim, readStaffClaims } from './read-claims.ts';

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
  route(claims.readOwn, claims.readOwnSpec, {
    access: signedIn,
    handler: ({ actor }) => readOwnClaim(db, actor.userId),
  });
  route(claims.make, claims.makeSpec, {
    access: onlyWithoutCompany,
    handler: async ({ actor: { userId }, body, request, reply }) => {
      await limitClaiming(context, userId, reply);
      return takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
        await claimByNumber(tx, body, { userId, clock });
        return {};
      });
    },
  });
  route(claims.withdraw, claims.withdrawSpec, {
    access: signedIn,
    handler: (asked) => moving(asked, withdrawClaim),
  });
}

function ownerRoutes(route: RegisterRoute, context: ModuleContext): void {
  const moving = movingIn(context);
  route(claims.list, claims.listSpec, {
    access: onlyCompanyOwner,
    handler: ({ actor }) => readCompanyClaims(context.db, actor.companyId),
  });
  route(claims.answer, claims.answerSpec, {
    access: onlyCompanyOwner,
    handler: (asked) =>
      moving(asked, (acting, tx) =>
        answerClaim({ ...acting, companyId: asked.actor.companyId }, tx, asked.body),
      ),
  });
}

function staffRoutes(route: RegisterRoute, context: ModuleContext): void {
  const {
    db,
    clock,
    env: { fourEyes },
  } = context;
  route(claims.listForStaff, claims.listForStaffSpec, {
    access: onlyAdmin,
    handler: ({ query: asked, actor: { userId: reader } }) =>
      readStaffClaims(db, { ...asked, now: clock(), reader, fourEyes }),
  });
  route(claims.decide, claims.decideSpec, {
    access: onlyAdmin,
    handler: ({ params: { id }, body, actor: { userId }, request }) =>
      takeEffectOnce({ db, userId, request, body, now: clock() }, (tx) =>
        decideClaim({ parts: mailParts(request, context), userId, id, fourEyes }, tx, body),
      ),
  });
  route(claims.dropProposal, claims.dropProposalSpec, {
    access: onlyAdmin,
    handler: ({ params: { id }, actor: { userId }, request }) =>
      db.transaction(async (tx) => {
        await dropClaimProposal({ parts: mailParts(request, context), userId, id }, tx);
        return {};
      }),
  });
}
