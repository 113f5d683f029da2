import {
  assigneeInput,
  type BankQuoteTransition,
  bankDecisionInput,
  bankOfferInput,
  bankReasonInput,
  banksMessageInput,
  conditionDecisionInput,
  contractInput,
  contractWithdrawalInput,
  declineInput,
  disbursementInput,
  honourInput,
  issueInput,
  keptOfferInput,
  letterInput,
  offerConfirmationInput,
  presentationInput,
  questionsInput,
  refusalOfBankQuote,
  withdrawalQuestionInput,
} from 'shared-kit/contract';
import * as z from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { type ModuleContext, onlyBank, type RegisterRoute } from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { askQuestions, decideCondition } from '../dealing/conditions.ts';
import { askToWithdraw, keepOffer } from '../dealing/withdrawal.ts';
import { writeToBuyer } from '../dealing/write-to-other-side.ts';
import { proposeContract, withdrawContract } from '../drawdown/contract.ts';
import { payOut } from '../drawdown/pay-out.ts';
import { honourLetter, issueLetter, presentDocuments } from '../letters/issue.ts';
import { confirmOffer } from './confirm-offer.ts';
import { type BanksEnd, declineByBank, endByBank } from './end-by-bank.ts';
import { factsOf } from './facts-of.ts';
import type { BankQuoteRow, Financing } from './locked-financing.ts';
import { lockForOfficer } from './locked-for-officer.ts';
import { decideOnOffer, makeOffer } from './make-offer.ts';
import type { Officer } from './officer.ts';
import { assign } from './officers.ts';

/** What a bank does with a request that was shared with it. */
export function bankMoveRoutes(route: RegisterRoute, context: ModuleContext): void {
  moveRoute(route, context, {
    path: 'assignee',
    body: assigneeInput,
    summary: 'Gives the request to an officer of my bank, or to nobody',
    work: assign,
  });
  moveRoute(route, context, {
    path: 'questions',
    body: questionsInput,
    summary: 'Asks the buyer for papers or words before my bank offers',
    work: askQuestions,
  });
  moveRoute(route, context, {
    path: 'offers',
    body: bankOfferInput,
    summary: 'Sends an indicative offer, or prepares a binding one for a second person of my bank',
    work: makeOffer,
  });
  moveRoute(route, context, {
    path: 'decision',
    body: bankDecisionInput,
    summary: 'Sends or refuses the binding offer that a colleague prepared',
    work: decideOnOffer,
  });
  moveRoute(route, context, {
    path: 'confirmation',
    body: offerConfirmationInput,
    summary: 'Confirms that the offer holds for the changed purchase',
    work: confirmOffer,
  });
  moveRoute(route, context, {
    path: 'decline',
    body: declineInput,
    summary: 'Declines the request for one of the reasons; the buyer reads which',
    work: declineByBank,
  });
  dealingRoutes(route, context);
  letterRoutes(route, context);
  withdrawalRoutes(route, context);
  endRoutes(route, context);
}

/** Conditions, messages, the contract and payments. */
function dealingRoutes(route: RegisterRoute, context: ModuleContext): void {
  moveRoute(route, context, {
    path: 'conditions',
    body: conditionDecisionInput,
    summary: 'Ticks a condition, or refuses the buyer’s answer with words',
    work: decideCondition,
  });
  moveRoute(route, context, {
    path: 'messages',
    body: banksMessageInput,
    summary: 'Writes to the buyer, or a private note of my bank',
    work: writeToBuyer,
  });
  moveRoute(route, context, {
    path: 'contract',
    body: contractInput,
    summary: 'Sends the signed contract, for the buyer to confirm',
    work: proposeContract,
  });
  moveRoute(route, context, {
    path: 'contract-withdrawal',
    body: contractWithdrawalInput,
    summary: 'Withdraws a contract that my bank hasn’t signed here yet, so that it can send another',
    work: withdrawContract,
  });
  moveRoute(route, context, {
    path: 'disbursements',
    body: disbursementInput,
    summary: 'Records money that my bank paid out, or corrects such a record',
    work: payOut,
  });
}

/** A letter of credit: its offer, its issue and its end. */
function letterRoutes(route: RegisterRoute, context: ModuleContext): void {
  moveRoute(route, context, {
    path: 'letters',
    body: letterInput,
    summary: 'Offers a letter of credit, or prepares a binding offer for a second person of my bank',
    work: makeOffer,
  });
  moveRoute(route, context, {
    path: 'issue',
    body: issueInput,
    summary: 'Records the letter of credit that my bank issued; the maker reads its text',
    work: issueLetter,
  });
  moveRoute(route, context, {
    path: 'presentation',
    body: presentationInput,
    summary: 'Records that the maker presented its documents',
    work: presentDocuments,
  });
  moveRoute(route, context, {
    path: 'honour',
    body: honourInput,
    summary: 'Records that the documents comply and when my bank pays',
    work: honourLetter,
  });
}

const ends = [
  [
    'withdrawal',
    ['withdraw', 'withdraw-unconfirmed', 'withdraw-indicative'],
    'Withdraws an indicative offer, or a binding one after its validity or for a changed purchase; the buyer reads why',
  ],
  ['failure', ['fail'], 'Ends the accepted financing before the contract is signed; the buyer reads why'],
  ['rest', ['cancel-rest'], 'Closes the financing without paying out the rest; the buyer reads why'],
  ['documents-refusal', ['refuse-documents'], 'Refuses the presented documents; the buyer reads why'],
  ['termination', ['terminate'], 'Records that the signed contract ended; the buyer reads why'],
] as const satisfies readonly (readonly [string, readonly (BankQuoteTransition & BanksEnd)[], string])[];

/** A binding offer whose validity lasts is withdrawn with the buyer's word. */
function withdrawalRoutes(route: RegisterRoute, context: ModuleContext): void {
  moveRoute(route, context, {
    path: 'withdrawal-question',
    body: withdrawalQuestionInput,
    summary: 'Asks the buyer to let my bank withdraw its binding offer, which binds until then',
    work: askToWithdraw,
  });
  moveRoute(route, context, {
    path: 'kept-offer',
    body: keptOfferInput,
    summary: 'Takes that question back; the offer stands',
    work: keepOffer,
  });
}

function endRoutes(route: RegisterRoute, context: ModuleContext): void {
  for (const [path, moves, summary] of ends)
    moveRoute(route, context, {
      ...{ path, summary, body: bankReasonInput },
      work: (tx, financing, bankQuote, officer, { reason, seen }) => {
        const facts = factsOf(financing, bankQuote.id);
        const possible = moves.find((it) => refusalOfBankQuote(it, bankQuote.state, facts) === null);
        return endByBank(tx, financing, bankQuote, officer, { reason, by: possible ?? moves[0], seen });
      },
    });
}

type Move<Body extends z.core.$ZodType> = Readonly<{
  path: string;
  summary: string;
  body: Body;
  work: (
    tx: Tx,
    financing: Financing,
    bankQuote: BankQuoteRow,
    officer: Officer,
    body: z.core.output<Body>,
  ) => Promise<void>;
}>;
/** A change of one bank quote that takes effect once for each `Idempotency-Key`. */
function moveRoute<Body extends z.core.$ZodType>(
  route: RegisterRoute,
  context: ModuleContext,
  { path, summary, body: schema, work }: Move<Body>,
): void {
  const { db, clock } = context;
  route({
    method: 'POST',
    url: `/api/bank/quotes/:id/${path}`,
    access: onlyBank,
    params: z.object({ id: z.uuid().toLowerCase() }),
    body: schema,
    answer: z.object({}),
    summary,
    handler: async ({ request, params: { id }, actor, body }) =>
      takeEffectOnce({ db, userId: actor.userId, request, body, now: clock() }, async (tx) => {
        const { financing, bankQuote, officer } = await lockForOfficer(tx, { request, id, actor }, context);
        await work(tx, financing, bankQuote, officer, body);
        return {};
      }),
  });
}
