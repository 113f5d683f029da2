import { ownership } from 'shared-kit/contract/owners';
import { type ModuleContext, onlyCompanyOwner, type RegisterRoute } from '../../platform/http/index.ts';
import { declareOwners } from './declare-owners.ts';
import { listOwners } from './repository.ts';

/** Who owns or controls my company: only its owners see it. */
export function ownerRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route(ownership.read, ownership.readSpec, {
    access: onlyCompanyOwner,
    handler: async ({ actor }) => ({ owners: await listOwners(db, actor.companyId) }),
  });

  route(ownership.declare, ownership.declareSpec, {
    access: onlyCompanyOwner,
    keptNames: async ({ actor }) =>
      (await listOwners(db, actor.companyId)).map(({ person }) => person?.name ?? null),
    handler: async ({ actor: { companyId, userId }, body }) => {
      await declareOwners(db, { companyId, userId, now: clock() }, body);
      return {};
    },
  });
}
