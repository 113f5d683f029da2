import { eq } from 'drizzle-orm';
import { type ChangeSpec, type Endpoint, isUuid, type nothing } from 'shared-kit/contract/endpoints';
import {
  bankDeals,
  bankOffers,
  bankOfferTerms,
  bankQuotes,
  bankWithdrawals,
} from 'shared-kit/contract/financing';
import type * as z from 'zod';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { type ModuleContext, namesIn, onlyBank, type RegisterRoute } from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { askQuestions, decideCondition } from '../dealing/conditions.ts';
import { askToWithdraw, keepOffer } from '../dealing/withdrawal.ts';
import { writeToBuyer } from '../dealing/write-to-other-side.ts';
import { proposeContract, withdrawContract } from '../drawdown/contract.ts';
import { payOut } from '../drawdown/pay-out.ts';
import { honourLetter, issueLetter, presentDocuments } from '../letters/issue.ts';
import type { BankQuoteRow, Financing } from '../lifecycle/locked-financing.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { bankOffer } from '../schema.ts';
import { confirmOffer } from './confirm-offer.ts';
import { declineByBank, endByBank } from './end-by-bank.ts';
import { lockForOfficer } from './locked-for-officer.ts';
import { decideOnOffer, makeOffer } from './make-offer.ts';
import { assign } from './officers.ts';

/** What a bank does with a request that was shared with it. */
export function bankMoveRoutes(route: RegisterRoute, context: ModuleContext): void {
  const move = moving(route, context);
  move(bankQuotes.assign, bankQuotes.assignSpec, assign);
  move(bankQuotes.write, bankQuotes.writeSpec, writeToBuyer);
  move(bankOffers.ask, bankOffers.askSpec, askQuestions);
  move(bankOffers.make, bankOffers.makeSpec, makeOffer, ({ params: { id } }) => offeredNames(context.db, id));
  move(bankOffers.makeLetter, bankOffers.makeLetterSpec, makeOffer);
  move(bankOffers.decide, bankOffers.decideSpec, decideOnOffer);
  move(bankOffers.confirm, bankOffers.confirmSpec, confirmOffer);
  move(bankOffers.decline, bankOffers.declineSpec, declineByBank);
  // A binding offer whose validity lasts is withdrawn with the buyer's word.
  move(bankOffers.askToWithdraw, bankOffers.askToWithdrawSpec, askToWithdraw);
  move(bankOffers.keep, bankOffers.keepSpec, keepOffer);
  dealRoutes(move);
  endRoutes(move);
}

/** From the acceptance on: conditions, the contract and payments, or a letter of credit. */
function dealRoutes(move: AddMove): void {
  move(bankDeals.decideCondition, bankDeals.decideConditionSpec, decideCondition);
  move(bankDeals.sendContract, bankDeals.sendContractSpec, proposeContract);
  move(bankDeals.withdrawContract, bankDeals.withdrawContractSpec, withdrawContract);
  move(bankDeals.payOut, bankDeals.payOutSpec, payOut);
  move(bankDeals.issue, bankDeals.issueSpec, issueLetter);
  move(bankDeals.present, bankDeals.presentSpec, presentDocuments);
  move(bankDeals.honour, bankDeals.honourSpec, honourLetter);
}

/** Each way in which a bank ends its part, with a reason. */
function endRoutes(move: AddMove): void {
  move(bankOffers.withdraw, bankOffers.withdrawSpec, endByBank(...bankWithdrawals));
  move(bankDeals.fail, bankDeals.failSpec, endByBank('fail'));
  move(bankDeals.cancelRest, bankDeals.cancelRestSpec, endByBank('cancel-rest'));
  move(bankDeals.refuseDocuments, bankDeals.refuseDocumentsSpec, endByBank('refuse-documents'));
  move(bankDeals.terminate, bankDeals.terminateSpec, endByBank('terminate'));
}

/** The next offer begins with what the last one says. */
async function offeredNames(db: Database, bankQuoteId: string): Promise<string[]> {
  if (!isUuid(bankQuoteId)) return [];
  const offers = await db
    .select({ terms: bankOffer.terms })
    .from(bankOffer)
    .where(eq(bankOffer.bankQuoteId, bankQuoteId));
  return offers.flatMap(({ terms }) => namesIn(bankOfferTerms, terms));
}

type Work<Body extends z.core.$ZodType> = (
  tx: Tx,
  financing: Financing,
  bankQuote: BankQuoteRow,
  officer: Officer,
  body: z.core.output<Body>,
) => Promise<void>;
type AddMove = ReturnType<typeof moving>;

/** Adds changes of one bank quote, each of which takes effect once for each `Idempotency-Key`. */
const moving =
  (route: RegisterRoute, context: ModuleContext) =>
  <Body extends z.core.$ZodType>(
    endpoint: Endpoint<ChangeSpec<Body, typeof nothing>>,
    spec: ChangeSpec<Body, typeof nothing>,
    work: Work<Body>,
    keptNames?: (asked: { params: { id: string } }) => Promise<string[]>,
  ): void =>
    route(endpoint, spec, {
      access: onlyBank,
      ...(keptNames && { keptNames }),
      handler: async ({ request, params: { id }, actor, body }) => {
        const once = { db: context.db, userId: actor.userId, request, body, now: context.clock() };
        return takeEffectOnce(once, async (tx) => {
          const { financing, bankQuote, officer } = await lockForOfficer(tx, { request, id, actor }, context);
          await work(tx, financing, bankQuote, officer, body);
          return {};
        });
      },
    });
