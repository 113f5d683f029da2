import type { FastifyRequest } from 'fastify';
import { staffAgreements } from 'shared-kit/contract/agreements';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type ModuleContext, onlyAdmin, type RegisterRoute } from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { limitAttempts, mailParts } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { codeLimit } from './code-limit.ts';
import { readAgreement, readSigners } from './read-agreement.ts';
import { askCounterCode, counterSign, declineSigning } from './sign.ts';
import { confirmSignatory, endSignatory, namesOfSigner } from './signatories.ts';
import type { Acting } from './signing-parts.ts';

type Asked = Readonly<{
  actor: Readonly<{ userId: string }>;
  params: Readonly<{ id: string }>;
  request: FastifyRequest;
  body: unknown;
}>;

/** Acts on a company's agreement, once for each key, in one transaction. */
const actingIn =
  (context: ModuleContext) =>
  <Answer>(
    { actor: { userId }, params: { id: companyId }, request, body }: Asked,
    work: (acting: Acting, tx: Tx) => Promise<Answer>,
  ): Promise<Answer> => {
    const { db, clock } = context;
    const now = clock();
    const acting = { parts: mailParts(request, context), companyId, userId, now };
    return takeEffectOnce({ db, userId, request, body, now }, (tx) => work(acting, tx));
  };

/** The staff's part: who may sign for a company, and the market's own signature. */
export function staffRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock, env } = context;
  route(staffAgreements.read, staffAgreements.readSpec, {
    access: onlyAdmin,
    handler: async ({ actor, params: { id }, query: { locale } }) => {
      const company = await findCompany(db, id);
      if (!company) throw new AppError('company.not-found');
      const reader = { userId: actor.userId, isOwner: false, isStaff: true };
      const { brandName } = env.public;
      const asked = { locale, brandName, reader, now: clock() };
      return {
        agreement: await readAgreement(db, company, asked),
        signers: await readSigners(db, id, actor.userId),
      };
    },
  });
  signatoryRoutes(route, context);
  counterSigningRoutes(route, context);
}

function signatoryRoutes(route: RegisterRoute, context: ModuleContext): void {
  const act = actingIn(context);
  route(staffAgreements.confirmSignatory, staffAgreements.confirmSignatorySpec, {
    access: onlyAdmin,
    handler: (asked) =>
      act(asked, async (acting, tx) => {
        await confirmSignatory(acting, tx, asked.body);
        return {};
      }),
  });
  route(staffAgreements.endSignatory, staffAgreements.endSignatorySpec, {
    access: onlyAdmin,
    handler: (asked) =>
      act({ ...asked, body: null }, async (acting, tx) => {
        await endSignatory(acting, tx, asked.params.signatory);
        return {};
      }),
  });
}

function counterSigningRoutes(route: RegisterRoute, context: ModuleContext): void {
  const act = actingIn(context);
  route(staffAgreements.askCode, staffAgreements.askCodeSpec, {
    access: onlyAdmin,
    handler: async (asked) => {
      const { db, clock } = context;
      await limitAttempts(
        db,
        { ...codeLimit, who: `${asked.actor.userId} ${asked.params.id}` },
        clock(),
        asked.reply,
      );
      return act(asked, (acting, tx) => askCounterCode(acting, tx, asked.body));
    },
  });
  route(staffAgreements.sign, staffAgreements.signSpec, {
    access: onlyAdmin,
    keptNames: ({ actor }) => namesOfSigner(context.db, actor.userId),
    handler: async (asked) => {
      const { refused } = await act(asked, (acting, tx) => counterSign(acting, tx, asked.body));
      if (refused) throw new AppError(refused);
      return {};
    },
  });
  route(staffAgreements.refuse, staffAgreements.refuseSpec, {
    access: onlyAdmin,
    handler: (asked) =>
      act(asked, async (acting, tx) => {
        await declineSigning(acting, tx, asked.body);
        return {};
      }),
  });
}
