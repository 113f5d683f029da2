import type { FastifyRequest } from 'fastify';
import { bankAccounts } from 'shared-kit/contract/bank-account';
import type { Tx } from '../../platform/db/index.ts';
import {
  type Actor,
  type ModuleContext,
  onlyAdmin,
  onlyCompanyMember,
  onlyCompanyOwner,
  type RegisterRoute,
} from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { mailParts } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import {
  type Changing,
  confirmAccount,
  proposeAccount,
  type TellBuyers,
  withdrawAccount,
} from './change-account.ts';
import { readAccounts } from './read-account.ts';

type Member = Actor & Readonly<{ companyId: string }>;

type Asked = Readonly<{ request: FastifyRequest; body?: unknown }>;

/** Changes an account, once for each key, in one transaction. */
const changingIn =
  (context: ModuleContext, tellBuyers: TellBuyers) =>
  (
    who: Omit<Changing, 'parts' | 'tellBuyers'>,
    { request, body = null }: Asked,
    change: (changing: Changing, tx: Tx) => Promise<void>,
  ): Promise<Record<string, never>> => {
    const changing = { ...who, tellBuyers, parts: mailParts(request, context) };
    const once = { db: context.db, userId: who.userId, request, body, now: context.clock() };
    return takeEffectOnce(once, async (tx) => {
      await change(changing, tx);
      return {};
    });
  };

const memberOf = ({ userId, companyId, companyRole: role }: Member) => ({
  userId,
  companyId,
  role,
  isStaff: false,
});

type Change = ReturnType<typeof changingIn>;

export function bankAccountRoutes(
  route: RegisterRoute,
  context: ModuleContext,
  tellBuyers: TellBuyers,
): void {
  const change = changingIn(context, tellBuyers);
  route(bankAccounts.read, bankAccounts.readSpec, {
    access: onlyCompanyMember,
    handler: ({ actor: { userId, companyId, companyRole: role } }) =>
      readAccounts(context.db, companyId, { userId, role, isStaff: false }),
  });
  route(bankAccounts.propose, bankAccounts.proposeSpec, {
    access: onlyCompanyOwner,
    // The holder is the company.
    keptNames: async ({ actor }) => [(await findCompany(context.db, actor.companyId))?.legalName ?? null],
    handler: (asked) =>
      change(memberOf(asked.actor), asked, (changing, tx) => proposeAccount(changing, tx, asked.body)),
  });
  decisionRoutes(route, change);
  staffRoutes(route, context, change);
}

function decisionRoutes(route: RegisterRoute, change: Change): void {
  route(bankAccounts.confirm, bankAccounts.confirmSpec, {
    access: onlyCompanyMember,
    handler: ({ actor, params, request, body }) =>
      change(memberOf(actor), { request, body }, (changing, tx) =>
        confirmAccount(changing, tx, params.id, body.seen),
      ),
  });
  route(bankAccounts.withdraw, bankAccounts.withdrawSpec, {
    access: onlyCompanyOwner,
    handler: ({ actor, params, request }) =>
      change(memberOf(actor), { request }, (changing, tx) => withdrawAccount(changing, tx, params.id)),
  });
}

function staffRoutes(route: RegisterRoute, context: ModuleContext, change: Change): void {
  route(bankAccounts.readForStaff, bankAccounts.readForStaffSpec, {
    access: onlyAdmin,
    handler: ({ actor: { userId }, params }) =>
      readAccounts(context.db, params.id, { userId, role: null, isStaff: true }),
  });
  route(bankAccounts.confirmForStaff, bankAccounts.confirmForStaffSpec, {
    access: onlyAdmin,
    handler: ({ actor: { userId }, params, request, body }) => {
      const staff = { companyId: params.id, userId, role: null, isStaff: true };
      return change(staff, { request, body }, (changing, tx) =>
        confirmAccount(changing, tx, params.account, body.seen),
      );
    },
  });
}
