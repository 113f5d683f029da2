import { caseInput, companyCasesAnswer, staffCase, staffCasesAnswer } from 'shared-kit/contract';
import * as z from 'zod';
import {
  type ModuleContext,
  onlyAdmin,
  onlyCompanyMember,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { mailParts } from '../../accounts/index.ts';
import { casesOf, listCases } from '../staff-cases/list-cases.ts';
import { openCase } from '../staff-cases/open-case.ts';

/** Cases let the market's staff read the correspondence of two companies. */
export function staffCaseRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route({
    method: 'POST',
    url: '/api/admin/cases',
    access: onlyAdmin,
    body: caseInput,
    answer: staffCase,
    summary: 'Lets me read a quote, or those of a company, for 24 hours; both companies see that and why',
    handler: ({ request, actor: { userId }, body }) =>
      takeEffectOnce({ db, userId, request, body, now: clock() }, (tx) =>
        openCase(mailParts(request, context), tx, { staffId: userId, ...body }),
      ),
  });
  route({
    method: 'GET',
    url: '/api/admin/cases',
    access: onlyAdmin,
    query: z.object({ cursor: z.string().optional() }),
    answer: staffCasesAnswer,
    summary: 'Every case that the staff has opened, newest first',
    handler: ({ query: { cursor }, actor: { userId } }) => listCases(db, userId, cursor),
  });
  route({
    method: 'GET',
    url: '/api/company/staff-cases',
    access: onlyCompanyMember,
    answer: companyCasesAnswer,
    summary: 'Who of the staff might read quotes of my company, when and why; newest first',
    handler: async ({ actor: { companyId } }) => ({
      cases: companyId === null ? [] : await casesOf(db, companyId),
    }),
  });
}
