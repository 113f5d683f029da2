import { bankDecisionInput, bankOfferInput, bankQuoteDetail, bankReasonInput } from 'shared-kit/contract';
import * as z from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { type ModuleContext, onlyBank, type RegisterRoute } from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { mailParts, nameOfUser } from '../../accounts/index.ts';
import { bankThatMay } from '../bank-that-may.ts';
import { type BankQuoteRow, type Financing, lockFinancing } from './locked-financing.ts';
import { decideOnOffer, endByBank, makeOffer, type Officer } from './make-offer.ts';
import { findBankQuote, openBankQuote } from './read-bank-quotes.ts';

const params = z.object({ id: z.uuid().toLowerCase() });

/** The bank's side: one request that was shared with it, and its offers. */
export function bankQuoteRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  route({
    method: 'GET',
    url: '/api/bank/quotes/:id',
    access: onlyBank,
    params,
    answer: bankQuoteDetail,
    summary: 'One request that was shared with my bank; the buyer sees that it was opened',
    handler: async ({ params: { id }, actor: { companyId, userId } }) => {
      const bank = await bankThatMay(db, companyId, 'read-shared-requests');
      return db.transaction((tx) => openBankQuote(tx, id, { userId, bankCompanyId: bank.id }));
    },
  });
  moveRoutes(route, context);
}

function moveRoutes(route: RegisterRoute, context: ModuleContext): void {
  moveRoute(route, context, {
    path: 'offers',
    body: bankOfferInput,
    summary: 'Sends an indicative offer, or prepares a binding one for a second person of my bank',
    work: (tx, { financing, bankQuote, officer }, body) => makeOffer(tx, financing, bankQuote, officer, body),
  });
  moveRoute(route, context, {
    path: 'decision',
    body: bankDecisionInput,
    summary: 'Sends or refuses the binding offer that a colleague prepared',
    work: (tx, { financing, bankQuote, officer }, body) =>
      decideOnOffer(tx, financing, bankQuote, officer, body),
  });
  for (const [path, by, summary] of [
    ['decline', 'decline', 'Declines the request; the buyer reads why'],
    ['withdrawal', 'withdraw', 'Withdraws a binding offer after its validity; the buyer reads why'],
  ] as const)
    moveRoute(route, context, {
      ...{ path, summary, body: bankReasonInput },
      work: (tx, { financing, bankQuote, officer }, { reason }) =>
        endByBank(tx, financing, bankQuote, officer, { reason, by }),
    });
}

type Locked = Readonly<{ financing: Financing; bankQuote: BankQuoteRow; officer: Officer }>;
type Move<Body extends z.core.$ZodType> = Readonly<{
  path: string;
  summary: string;
  body: Body;
  work: (tx: Tx, locked: Locked, body: z.core.output<Body>) => Promise<void>;
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
    params,
    body: schema,
    answer: z.object({}),
    summary,
    handler: async ({ request, params: { id }, actor: { companyId, userId }, body }) =>
      takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
        const bank = await bankThatMay(tx, companyId, 'make-bank-offers');
        const found = await findBankQuote(tx, id, bank.id);
        const financing = await lockFinancing(tx, found.request.id);
        const bankQuote = financing.bankQuotes.find((it) => it.id === id) ?? found.bankQuote;
        const name = await nameOfUser(tx, userId);
        const officer = { parts: mailParts(request, context), userId, name, bank };
        await work(tx, { financing, bankQuote, officer }, body);
        return {};
      }),
  });
}
