import type { FastifyRequest } from 'fastify';
import { bankAccountAnswer, bankAccountInput } from 'shared-kit/contract';
import * as z from 'zod';
import {
  type Actor,
  type ModuleContext,
  onlyAdmin,
  onlyCompanyMember,
  onlyCompanyOwner,
  type RegisterRoute,
} from '../../platform/http/index.ts';
import { mailParts } from '../accounts/index.ts';
import { type Changing, confirmAccount, proposeAccount, withdrawAccount } from './change-account.ts';
import { readAccounts } from './read-account.ts';

const nothing = z.object({});
const id = z.uuid().toLowerCase();
type Member = Actor & Readonly<{ companyId: string }>;

const changingIn =
  (context: ModuleContext) =>
  ({ userId, companyId, companyRole: role }: Member, request: FastifyRequest): Changing => ({
    ...{ parts: mailParts(request, context), companyId, userId, role, isStaff: false },
  });

export function bankAccountRoutes(route: RegisterRoute, context: ModuleContext): void {
  const changing = changingIn(context);
  route({
    method: 'GET',
    url: '/api/company/bank-account',
    access: onlyCompanyMember,
    answer: bankAccountAnswer,
    summary: 'The bank account of my company and the change under way; numbers for owners and approvers',
    handler: ({ actor: { userId, companyId, companyRole: role } }) =>
      readAccounts(context.db, companyId, { userId, role, isStaff: false }),
  });
  route({
    method: 'POST',
    url: '/api/company/bank-account',
    access: onlyCompanyOwner,
    body: bankAccountInput,
    answer: nothing,
    summary: 'Proposes another bank account; it counts after a second person and two days',
    handler: async ({ actor, body, request }) => {
      await proposeAccount(changing(actor, request), body);
      return {};
    },
  });
  decisionRoutes(route, context);
  staffRoutes(route, context);
}

function decisionRoutes(route: RegisterRoute, context: ModuleContext): void {
  const changing = changingIn(context);
  route({
    method: 'POST',
    url: '/api/company/bank-account/:id/confirmation',
    access: onlyCompanyMember,
    params: z.object({ id }),
    answer: nothing,
    summary: 'Confirms a change as its second person',
    handler: async ({ actor, params, request }) => {
      await confirmAccount(changing(actor, request), params.id);
      return {};
    },
  });
  route({
    method: 'POST',
    url: '/api/company/bank-account/:id/withdrawal',
    access: onlyCompanyOwner,
    params: z.object({ id }),
    answer: nothing,
    summary: 'Withdraws a change that is not in force yet',
    handler: async ({ actor, params, request }) => {
      await withdrawAccount(changing(actor, request), params.id);
      return {};
    },
  });
}

function staffRoutes(route: RegisterRoute, context: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/admin/companies/:id/bank-account',
    access: onlyAdmin,
    params: z.object({ id }),
    answer: bankAccountAnswer,
    summary: 'A company’s bank account and the change under way',
    handler: ({ actor: { userId }, params }) =>
      readAccounts(context.db, params.id, { userId, role: null, isStaff: true }),
  });
  route({
    method: 'POST',
    url: '/api/admin/companies/:id/bank-account/:account/confirmation',
    access: onlyAdmin,
    params: z.object({ id, account: id }),
    answer: nothing,
    summary: 'Confirms a company’s change as its second person',
    handler: async ({ actor: { userId }, params, request }) => {
      const parts = mailParts(request, context);
      const staff = { parts, companyId: params.id, userId, role: null, isStaff: true };
      await confirmAccount(staff, params.account);
      return {};
    },
  });
}
