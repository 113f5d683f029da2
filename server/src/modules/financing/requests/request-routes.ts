import {
  acceptBankOfferInput,
  bankReasonInput,
  buyersMessageInput,
  conditionAnswerInput,
  contractDecisionInput,
  declineBankInput,
  financingAnswer,
  financingInput,
  seenInput,
  shareVersionInput,
  staffFinancing,
  withdrawalAnswerInput,
} from 'shared-kit/contract';
import * as z from 'zod';
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
import { answerWithdrawal } from '../dealing/withdrawal.ts';
import { writeToBank } from '../dealing/write-to-other-side.ts';
import { decideOnContract } from '../drawdown/contract.ts';
import { cancelAccepted } from './cancel.ts';
import { acceptOffer, declineBank, withdrawRequest } from './decide.ts';
import { assertBuyer, type Member, ownFinancing } from './own-financing.ts';
import { partyRoutes } from './party-routes.ts';
import { readFinancing, readForStaff } from './read-financing.ts';
import { type Asking, shareRequest } from './share-request.ts';
import { shareVersion } from './share-version.ts';

const params = z.object({ id: z.uuid().toLowerCase() });

/** The buyer's side, below the quote that is to be financed. The maker learns nothing of it. */
export function requestRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  staffRoute(route, context);
  partyRoutes(route, context);
  route({
    method: 'GET',
    url: '/api/quotes/:id/financing',
    access: onlyCompanyMember,
    params,
    answer: financingAnswer,
    summary: 'The financing of a quote that my company asked for: banks, offers, what may be done',
    handler: ({ params: { id }, actor }) =>
      db.transaction(async (tx) => {
        const quote = await lookAtQuote(tx, id);
        assertBuyer(quote, actor);
        return readFinancing(tx, quote, actor);
      }),
  });
  effectRoute(route, context, {
    path: '',
    body: financingInput,
    summary: 'Asks banks to finance this version, and consents to sharing it with them',
    work: async (tx, { rfqId, asking, actor }, body) => {
      const quote = await lockQuote(tx, rfqId);
      assertBuyer(quote, actor);
      await shareRequest(tx, quote, { ...asking, ...actor }, body);
    },
  });
  effectRoute(route, context, {
    path: '/version',
    body: shareVersionInput,
    summary: 'Shares a newer version with the banks that are still open, which then confirm their offers',
    work: async (tx, { rfqId, asking, actor }, body) =>
      shareVersion(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  });
  decisionRoutes(route, context);
  dealingRoutes(route, context);
}

function staffRoute(route: RegisterRoute, { db }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/admin/quotes/:id/financing',
    access: onlyAdmin,
    params,
    answer: staffFinancing,
    summary: 'Whether financing was asked for a quote that a case of mine covers, and how it stands',
    handler: ({ params: { id }, actor }) =>
      db.transaction(async (tx) => {
        const { rfq } = await lookAtQuote(tx, id);
        if (!(await viewerOf(tx, rfq, actor))) throw new AppError('quote.not-found');
        return readForStaff(tx, id);
      }),
  });
}

function decisionRoutes(route: RegisterRoute, context: ModuleContext): void {
  effectRoute(route, context, {
    path: '/acceptance',
    body: acceptBankOfferInput,
    summary: 'Accepts a bank’s binding offer; the other banks are told that I closed the request',
    work: async (tx, { rfqId, asking, actor }, body) =>
      acceptOffer(tx, await ownFinancing(tx, rfqId, actor), { ...asking, ...actor }, body),
  });
  effectRoute(route, context, {
    path: '/refusal',
    body: declineBankInput,
    summary: 'Declines one bank; its access ends',
    work: async (tx, { rfqId, asking, actor }, body) =>
      declineBank(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  });
  effectRoute(route, context, {
    path: '/withdrawal',
    body: seenInput,
    summary: 'Takes the consent back; every bank’s access ends',
    work: async (tx, { rfqId, asking, actor }, { seen }) =>
      withdrawRequest(tx, await ownFinancing(tx, rfqId, actor), asking, seen),
  });
}

function dealingRoutes(route: RegisterRoute, context: ModuleContext): void {
  effectRoute(route, context, {
    path: '/answers',
    body: conditionAnswerInput,
    summary: 'Answers a bank’s question or condition with words or files',
    work: async (tx, { rfqId, asking, actor }, body) =>
      answerCondition(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  });
  effectRoute(route, context, {
    path: '/messages',
    body: buyersMessageInput,
    summary: 'Writes to one bank',
    work: async (tx, { rfqId, asking, actor }, body) =>
      writeToBank(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  });
  effectRoute(route, context, {
    path: '/withdrawal-answer',
    body: withdrawalAnswerInput,
    summary: 'Lets a bank withdraw its binding offer, or holds it to it',
    work: async (tx, { rfqId, asking, actor }, body) =>
      answerWithdrawal(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  });
  effectRoute(route, context, {
    path: '/contract',
    body: contractDecisionInput,
    summary: 'Confirms the contract that was signed elsewhere, as I saw it, or says why a contract is wrong',
    work: async (tx, { rfqId, asking, actor }, body) =>
      decideOnContract(tx, await ownFinancing(tx, rfqId, actor), { ...asking, ...actor }, body),
  });
  effectRoute(route, context, {
    path: '/cancellation',
    body: bankReasonInput,
    summary: 'Steps back from the accepted offer before the contract is signed; other banks may offer again',
    work: async (tx, { rfqId, asking, actor }, body) =>
      cancelAccepted(tx, await ownFinancing(tx, rfqId, actor), asking, body),
  });
}

type Acting = Readonly<{ rfqId: string; asking: Asking; actor: Member }>;
type Effect<Body extends z.core.$ZodType> = Readonly<{
  path: string;
  summary: string;
  body: Body;
  work: (tx: Tx, acting: Acting, body: z.core.output<Body>) => Promise<void>;
}>;

/** An endpoint that takes effect once for each `Idempotency-Key`. */
function effectRoute<Body extends z.core.$ZodType>(
  route: RegisterRoute,
  context: ModuleContext,
  { path, summary, body: schema, work }: Effect<Body>,
): void {
  const { db, clock } = context;
  route({
    method: 'POST',
    url: `/api/quotes/:id/financing${path}`,
    access: onlyCompanyMember,
    params,
    body: schema,
    answer: z.object({}),
    summary,
    handler: async ({ request, params: { id: rfqId }, actor, body }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => {
        const { userId } = actor;
        const asking = { parts: mailParts(request, context), userId, name: await nameOfUser(tx, userId) };
        await work(tx, { rfqId, asking, actor }, body);
        return {};
      }),
  });
}
