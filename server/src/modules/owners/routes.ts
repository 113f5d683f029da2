import { ownersAnswer, ownersInput } from 'shared-kit/contract';
import * as z from 'zod';
import { type ModuleContext, onlyCompanyOwner, type RegisterRoute } from '../../platform/http/index.ts';
import { declareOwners } from './declare-owners.ts';
import { listOwners } from './repository.ts';

/** Who owns or controls my company: only its owners see it. */
export function ownerRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/company/owners',
    access: onlyCompanyOwner,
    answer: ownersAnswer,
    summary: 'The beneficial owners that my company declared',
    handler: async ({ actor }) => ({ owners: await listOwners(db, actor.companyId) }),
  });

  route({
    method: 'POST',
    url: '/api/company/owners',
    access: onlyCompanyOwner,
    body: ownersInput,
    answer: z.object({}),
    summary: 'Declares all beneficial owners at once; changed ones are verified again',
    handler: async ({ actor: { companyId, userId }, body }) => {
      await declareOwners(db, { companyId, userId, now: clock() }, body);
      return {};
    },
  });
}
