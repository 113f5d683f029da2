import type { FastifyReply, FastifyRequest } from 'fastify';
import { financingContracts } from 'shared-kit/contract/financing';
import type { Tx } from '../../platform/db/index.ts';
import {
  AppError,
  type ModuleContext,
  onlyBank,
  onlyCompanyMember,
  type RegisterRoute,
} from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { limitAttempts, mailParts, nameOfUser } from '../accounts/index.ts';
import { namesOfSigner, signingCodeLimit } from '../signing/index.ts';
import { lockForOfficer } from './bank-quotes/locked-for-officer.ts';
import { type Member, ownFinancing } from './buyers-financing/own-financing.ts';
import { askBanksCode, askBuyersCode, signForBank, signForBuyer } from './drawdown/sign-contract.ts';

/** Signing a financing contract in the market: confirmed signatories of both sides, the bank's first. */
export function contractSigningRoutes(route: RegisterRoute, context: ModuleContext): void {
  banksRoutes(route, context);
  buyersRoutes(route, context);
}

type Asked = Readonly<{ userId: string; id: string; now: Date; reply: FastifyReply }>;

/** Counts the codes that were mailed to one person for one quote. */
const countCode = (tx: Tx, { userId, id, now, reply }: Asked): Promise<void> =>
  limitAttempts(tx, { ...signingCodeLimit, who: `${userId} ${id}` }, now, reply);

function banksRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route(financingContracts.askBanksCode, financingContracts.askBanksCodeSpec, {
    access: onlyBank,
    handler: async ({ actor, params: { id }, request, body, reply }) => {
      const { userId } = actor;
      const now = clock();
      return takeEffectOnce({ db, userId, request, body, now }, async (tx) => {
        const { financing, bankQuote, officer } = await lockForOfficer(tx, { request, id, actor }, context);
        await countCode(tx, { userId, id, now, reply });
        return askBanksCode(tx, financing, bankQuote, officer, body);
      });
    },
  });
  route(financingContracts.signForBank, financingContracts.signForBankSpec, {
    access: onlyBank,
    keptNames: ({ actor }) => namesOfSigner(db, actor.userId),
    handler: async ({ actor, params: { id }, request, body }) => {
      const once = { db, userId: actor.userId, request, body, now: clock() };
      const { refused } = await takeEffectOnce(once, async (tx) => {
        const { financing, bankQuote, officer } = await lockForOfficer(tx, { request, id, actor }, context);
        return signForBank(tx, financing, bankQuote, officer, body);
      });
      if (refused) throw new AppError(refused);
      return {};
    },
  });
}

type AskedByBuyer = Readonly<{ request: FastifyRequest; id: string; actor: Member }>;

async function lockForBuyer(tx: Tx, { request, id, actor }: AskedByBuyer, context: ModuleContext) {
  const financing = await ownFinancing(tx, id, actor);
  const name = await nameOfUser(tx, actor.userId);
  return { financing, buyer: { ...actor, name, parts: mailParts(request, context) } };
}

function buyersRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route(financingContracts.askBuyersCode, financingContracts.askBuyersCodeSpec, {
    access: onlyCompanyMember,
    handler: async ({ actor, params: { id }, request, body, reply }) => {
      const { userId } = actor;
      const now = clock();
      return takeEffectOnce({ db, userId, request, body, now }, async (tx) => {
        const { financing, buyer } = await lockForBuyer(tx, { request, id, actor }, context);
        await countCode(tx, { userId, id, now, reply });
        return askBuyersCode(tx, financing, buyer, body);
      });
    },
  });
  route(financingContracts.signForBuyer, financingContracts.signForBuyerSpec, {
    access: onlyCompanyMember,
    keptNames: ({ actor }) => namesOfSigner(db, actor.userId),
    handler: async ({ actor, params: { id }, request, body }) => {
      const once = { db, userId: actor.userId, request, body, now: clock() };
      const { refused } = await takeEffectOnce(once, async (tx) => {
        const { financing, buyer } = await lockForBuyer(tx, { request, id, actor }, context);
        return signForBuyer(tx, financing, buyer, body);
      });
      if (refused) throw new AppError(refused);
      return {};
    },
  });
}
