import type { ChangeSpec, Endpoint, nothing } from 'shared-kit/contract/endpoints';
import { financing } from 'shared-kit/contract/financing';
import type * as z from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import {
  AppError,
  type ModuleContext,
  onlyAdmin,
  onlyCompanyMember,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { mailParts, nameOfUser } from '../../accounts/index.ts';
import { lockQuote, lookAtQuote, viewerOf } from '../../quotes/index.ts';
import { answerCondition } from '../dealing/conditions.ts';
import { acceptOffer, declineBank, withdrawRequest } from '../dealing/decide.ts';
import { answerWithdrawal } from '../dealing/withdrawal.ts';
import { writeToBank } from '../dealing/write-to-other-side.ts';
import { decideOnContract } from '../drawdown/contract.ts';
import type { Asking } from '../lifecycle/asking.ts';
import { cancelAccepted } from '../requests/cancel.ts';
import { shareRequest } from '../requests/share-request.ts';
import { shareVersion } from '../requests/share-version.ts';
import { assertBuyer, type Member, ownFinancing } from './own-financing.ts';
import { partyRoutes } from './party-routes.ts';
import { readFinancing, readForStaff } from './read-financing.ts';

/** The buyer's side, below the quote that is to be financed. The maker learns nothing of it. */
export function requestRoutes(route: RegisterRoute, context: ModuleContext): void {
  staffRoute(route, context);
  partyRoutes(route, context);
  route(financing.read, financing.readSpec, {
    access: onlyCompanyMember,
    handler: ({ params: { id }, actor }) =>
      context.db.transaction(async (tx) => {
        const quote = await lookAtQuote(tx, id);
        assertBuyer(quote, actor);
        return readFinancing(tx, quote, actor);
      }),
  });
  const effect = takingEffect(route, context);
  effect(financing.ask, financing.askSpec, async (tx, { rfqId, asking, actor }, body) => {
    const quote = await lockQuote(tx, rfqId);
    assertBuyer(quote, actor);
    await shareRequest(tx, quote, { ...asking, ...actor }, body);
  });
  effect(financing.shareVersion, financing.shareVersionSpec, async (tx, { rfqId, asking, actor }, body) =>
    shareVersion(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  );
  decisionRoutes(effect);
  dealingRoutes(effect);
}

function staffRoute(route: RegisterRoute, { db }: ModuleContext): void {
  route(financing.readForStaff, financing.readForStaffSpec, {
    access: onlyAdmin,
    handler: ({ params: { id }, actor }) =>
      db.transaction(async (tx) => {
        const { rfq } = await lookAtQuote(tx, id);
        if (!(await viewerOf(tx, rfq, actor))) throw new AppError('quote.not-found');
        return readForStaff(tx, id);
      }),
  });
}

function decisionRoutes(effect: AddEffect): void {
  effect(financing.accept, financing.acceptSpec, async (tx, { rfqId, asking, actor }, body) =>
    acceptOffer(tx, await ownFinancing(tx, rfqId, actor), { ...asking, ...actor }, body),
  );
  effect(financing.decline, financing.declineSpec, async (tx, { rfqId, asking, actor }, body) =>
    declineBank(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  );
  effect(financing.withdraw, financing.withdrawSpec, async (tx, { rfqId, asking, actor }, { seen }) =>
    withdrawRequest(tx, await ownFinancing(tx, rfqId, actor), asking, seen),
  );
}

function dealingRoutes(effect: AddEffect): void {
  effect(financing.answer, financing.answerSpec, async (tx, { rfqId, asking, actor }, body) =>
    answerCondition(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  );
  effect(financing.write, financing.writeSpec, async (tx, { rfqId, asking, actor }, body) =>
    writeToBank(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  );
  effect(
    financing.answerWithdrawal,
    financing.answerWithdrawalSpec,
    async (tx, { rfqId, asking, actor }, body) =>
      answerWithdrawal(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  );
  effect(
    financing.decideOnContract,
    financing.decideOnContractSpec,
    async (tx, { rfqId, asking, actor }, body) =>
      decideOnContract(tx, await ownFinancing(tx, rfqId, actor), { ...asking, ...actor }, body),
  );
  effect(financing.cancel, financing.cancelSpec, async (tx, { rfqId, asking, actor }, body) =>
    cancelAccepted(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  );
}

type Acting = Readonly<{ rfqId: string; asking: Asking; actor: Member }>;
type AddEffect = ReturnType<typeof takingEffect>;

/** Adds endpoints that take effect once for each `Idempotency-Key`. */
const takingEffect =
  (route: RegisterRoute, context: ModuleContext) =>
  <Body extends z.core.$ZodType>(
    endpoint: Endpoint<ChangeSpec<Body, typeof nothing>>,
    spec: ChangeSpec<Body, typeof nothing>,
    work: (tx: Tx, acting: Acting, body: z.core.output<Body>) => Promise<void>,
  ): void =>
    route(endpoint, spec, {
      access: onlyCompanyMember,
      handler: async ({ request, params: { id: rfqId }, actor, body }) => {
        const { userId } = actor;
        return takeEffectOnce({ db: context.db, userId, request, body, now: context.clock() }, async (tx) => {
          const asking = { parts: mailParts(request, context), userId, name: await nameOfUser(tx, userId) };
          await work(tx, { rfqId, asking, actor }, body);
          return {};
        });
      },
    });
