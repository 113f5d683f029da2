import { sanctionsAnswer, sanctionsDecisionInput } from 'shared-kit/contract';
import * as z from 'zod';
import { AppError, type ModuleContext, onlyAdmin, type RegisterRoute } from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { mailParts } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { decideHit } from './decide-hit.ts';
import { readSanctions } from './repository.ts';

const byId = z.object({ id: z.uuid().toLowerCase() });

export function sanctionsRoutes(route: RegisterRoute, context: ModuleContext): void {
  const {
    db,
    clock,
    env: { fourEyes },
  } = context;
  route({
    method: 'GET',
    url: '/api/admin/companies/:id/sanctions',
    access: onlyAdmin,
    params: byId,
    answer: sanctionsAnswer,
    summary: 'What a company was screened for and when, and names of it that are like those on a list',
    handler: async ({ actor, params: { id } }) => {
      if (!(await findCompany(db, id))) throw new AppError('company.not-found');
      return readSanctions(db, id, { reader: actor.userId, fourEyes });
    },
  });
  route({
    method: 'POST',
    url: '/api/admin/sanctions-hits/:id',
    access: onlyAdmin,
    params: byId,
    body: sanctionsDecisionInput,
    answer: z.object({}),
    summary: 'Decides on a hit with a reason; it takes two of the staff, and the company is not told',
    handler: ({ actor: { userId }, params: { id: hitId }, body, request }) => {
      const now = clock();
      return takeEffectOnce({ db, userId, request, body, now }, async (tx) => {
        await decideHit(mailParts(request, context), tx, { ...body, hitId, userId, now, fourEyes });
        return {};
      });
    },
  });
}
