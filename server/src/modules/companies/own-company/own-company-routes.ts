import { myCompany } from 'shared-kit/contract/my-company';
import {
  type ModuleContext,
  onlyCompanyMember,
  onlyCompanyOwner,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
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

type Member = Readonly<{ companyId: string; userId: string }>;

/** My company: every member may read it, its owners may change it. */
export function ownCompanyRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  const changing = ({ companyId, userId }: Member) => ({ db, companyId, userId, now: clock() });

  route(myCompany.read, myCompany.readSpec, {
    access: onlyCompanyMember,
    handler: ({ actor }) => readOwnCompany(db, actor.companyId),
  });

  changingRoutes(route, changing);
  requestRoutes(route, changing);
  addressRoutes(route, changing);
  deliveryRoute(route, changing);
}

type Changing = (actor: Member) => Parameters<typeof saveAddress>[0];

function changingRoutes(route: RegisterRoute, changing: Changing): void {
  route(myCompany.change, myCompany.changeSpec, {
    access: onlyCompanyOwner,
    keptNames: async ({ actor }) => {
      const { legalName, brandName } = await readOwnCompany(changing(actor).db, actor.companyId);
      return [legalName, brandName];
    },
    handler: async ({ actor, body }) => {
      await saveCompany(changing(actor), body);
      return {};
    },
  });

  route(myCompany.limitApprovals, myCompany.limitApprovalsSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor, body }) => {
      await saveApprovalLimit(changing(actor), body);
      return {};
    },
  });

  route(myCompany.limitDiscounts, myCompany.limitDiscountsSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor, body }) => {
      await saveDiscountLimit(changing(actor), body);
      return {};
    },
  });
}

/** What a company asks of the staff. */
function requestRoutes(route: RegisterRoute, changing: Changing): void {
  route(myCompany.resubmit, myCompany.resubmitSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor }) => {
      await resubmit(changing(actor));
      return {};
    },
  });

  route(myCompany.appeal, myCompany.appealSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor, body }) => {
      await appeal(changing(actor), body.reason);
      return {};
    },
  });
}

function addressRoutes(route: RegisterRoute, changing: Changing): void {
  route(myCompany.addAddress, myCompany.addAddressSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor, body }) => {
      await saveAddress(changing(actor), { id: null, input: body });
      return {};
    },
  });

  route(myCompany.changeAddress, myCompany.changeAddressSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor, params, body }) => {
      await saveAddress(changing(actor), { id: params.id, input: body });
      return {};
    },
  });

  route(myCompany.removeAddress, myCompany.removeAddressSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor, params }) => {
      await removeAddress(changing(actor), params.id);
      return {};
    },
  });
}

function deliveryRoute(route: RegisterRoute, changing: Changing): void {
  route(myCompany.deliverTo, myCompany.deliverToSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor, params }) => {
      await deliverTo(changing(actor), params.id);
      return {};
    },
  });
}
