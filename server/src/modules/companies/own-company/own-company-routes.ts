import { appealInput, companyAddressInput, ownCompany } from 'shared-kit/contract';
import * as z from 'zod';
import {
  type ModuleContext,
  onlyCompanyMember,
  onlyCompanyOwner,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { companyInput, discountLimitInput, limitInput } from './input.ts';
import {
  appeal,
  deliverTo,
  readOwnCompany,
  removeAddress,
  resubmit,
  saveAddress,
  saveApprovalLimit,
  saveCompany,
  saveDiscountLimit,
} from './own-company.ts';

const nothing = z.object({});
const byId = z.object({ id: z.uuid() });

type Member = Readonly<{ companyId: string; userId: string }>;

/** My company: every member may read it, its owners may change it. */
export function ownCompanyRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  const changing = ({ companyId, userId }: Member) => ({ db, companyId, userId, now: clock() });

  route({
    method: 'GET',
    url: '/api/company',
    access: onlyCompanyMember,
    answer: ownCompany,
    summary: 'My company with its addresses, verification and approval limit',
    handler: ({ actor }) => readOwnCompany(db, actor.companyId),
  });

  changingRoutes(route, changing);
  requestRoutes(route, changing);
  addressRoutes(route, changing);
  deliveryRoute(route, changing);
}

type Changing = (actor: Member) => Parameters<typeof saveAddress>[0];

function changingRoutes(route: RegisterRoute, changing: Changing): void {
  route({
    method: 'POST',
    url: '/api/company',
    access: onlyCompanyOwner,
    body: companyInput,
    answer: nothing,
    summary: 'Changes my company; changed legal data is verified again',
    handler: async ({ actor, body }) => {
      await saveCompany(changing(actor), body);
      return {};
    },
  });

  route({
    method: 'POST',
    url: '/api/company/approval-limit',
    access: onlyCompanyOwner,
    body: limitInput,
    answer: nothing,
    summary: 'Up to what a plain member may accept a quote; null for any amount',
    handler: async ({ actor, body }) => {
      await saveApprovalLimit(changing(actor), body);
      return {};
    },
  });

  route({
    method: 'POST',
    url: '/api/company/discount-limit',
    access: onlyCompanyOwner,
    body: discountLimitInput,
    answer: nothing,
    summary: 'Up to what discount a plain member may send an offer; null for any discount',
    handler: async ({ actor, body }) => {
      await saveDiscountLimit(changing(actor), body);
      return {};
    },
  });
}

/** What a company asks of the staff. */
function requestRoutes(route: RegisterRoute, changing: Changing): void {
  route({
    method: 'POST',
    url: '/api/company/resubmission',
    access: onlyCompanyOwner,
    body: nothing,
    answer: nothing,
    summary: 'Puts my corrected company before the staff again',
    handler: async ({ actor }) => {
      await resubmit(changing(actor));
      return {};
    },
  });

  route({
    method: 'POST',
    url: '/api/company/appeal',
    access: onlyCompanyOwner,
    body: appealInput,
    answer: nothing,
    summary: 'Asks the staff once to look again at my company, which they turned down',
    handler: async ({ actor, body }) => {
      await appeal(changing(actor), body.reason);
      return {};
    },
  });
}

function addressRoutes(route: RegisterRoute, changing: Changing): void {
  route({
    method: 'POST',
    url: '/api/company/addresses',
    access: onlyCompanyOwner,
    body: companyAddressInput,
    answer: nothing,
    summary: 'Adds an address of my company',
    handler: async ({ actor, body }) => {
      await saveAddress(changing(actor), { id: null, input: body });
      return {};
    },
  });

  route({
    method: 'POST',
    url: '/api/company/addresses/:id',
    access: onlyCompanyOwner,
    params: byId,
    body: companyAddressInput,
    answer: nothing,
    summary: 'Changes an address of my company; another registered one is verified again',
    handler: async ({ actor, params, body }) => {
      await saveAddress(changing(actor), { id: params.id, input: body });
      return {};
    },
  });

  route({
    method: 'DELETE',
    url: '/api/company/addresses/:id',
    access: onlyCompanyOwner,
    params: byId,
    answer: nothing,
    summary: 'Removes an address; the registered one stays',
    handler: async ({ actor, params }) => {
      await removeAddress(changing(actor), params.id);
      return {};
    },
  });
}

function deliveryRoute(route: RegisterRoute, changing: Changing): void {
  route({
    method: 'POST',
    url: '/api/company/addresses/:id/default',
    access: onlyCompanyOwner,
    params: byId,
    body: nothing,
    answer: nothing,
    summary: 'Makes an address the one that goods go to unless an order says otherwise',
    handler: async ({ actor, params }) => {
      await deliverTo(changing(actor), params.id);
      return {};
    },
  });
}
