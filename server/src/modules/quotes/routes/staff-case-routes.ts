import { staffCases } from 'shared-kit/contract/staff-cases';
import {
  type ModuleContext,
  onlyAdmin,
  onlyCompanyMember,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { mailParts } from '../../accounts/index.ts';
import { openCase } from '../open-case.ts';
import { casesOf, listCases } from '../staff-cases/list-cases.ts';

/** Cases let the market's staff read the correspondence of two companies. */
export function staffCaseRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route(staffCases.open, staffCases.openSpec, {
    access: onlyAdmin,
    handler: ({ request, actor: { userId }, body }) =>
      takeEffectOnce({ db, userId, request, body, now: clock() }, (tx) =>
        openCase(mailParts(request, context), tx, { staffId: userId, ...body }),
      ),
  });
  route(staffCases.list, staffCases.listSpec, {
    access: onlyAdmin,
    handler: ({ query: { cursor }, actor: { userId } }) => listCases(db, userId, cursor),
  });
  route(staffCases.listOwn, staffCases.listOwnSpec, {
    access: onlyCompanyMember,
    handler: async ({ actor: { companyId } }) => ({
      cases: companyId === null ? [] : await casesOf(db, companyId),
    }),
  });
}
