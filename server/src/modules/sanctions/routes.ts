import { hitConfirmationInput, hitDecisionInput, sanctionsAnswer } from 'shared-kit/contract';
import * as z from 'zod';
import { AppError, type ModuleContext, onlyAdmin, type RegisterRoute } from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { mailParts } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { decideHit } from './decide-hit.ts';
import { readSanctions } from './repository.ts';

const id = z.uuid().toLowerCase();
const byId = z.object({ id });

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
      const company = await findCompany(db, id);
      if (!company) throw new AppError('company.not-found');
      return readSanctions(db, company, { reader: actor.userId, fourEyes });
    },
  });
  route({
    method: 'POST',
    url: '/api/admin/sanctions-hits/:id',
    access: onlyAdmin,
    params: byId,
    body: hitDecisionInput,
    answer: z.object({}),
    summary: 'Proposes with a reason what a hit is, or puts it back; the company is not told',
    handler: ({ actor: { userId }, params: { id: hitId }, body, request }) => {
      const now = clock();
      return takeEffectOnce({ db, userId, request, body, now }, async (tx) => {
        await decideHit(mailParts(request, context), tx, { ...body, hitId, userId, now, fourEyes });
        return {};
      });
    },
  });
  confirmationRoute(route, context);
}

/** The second person's part. */
function confirmationRoute(route: RegisterRoute, context: ModuleContext): void {
  const {
    db,
    clock,
    env: { fourEyes },
  } = context;
  route({
    method: 'POST',
    url: '/api/admin/companies/:id/sanctions/:hit/confirmation',
    access: onlyAdmin,
    params: z.object({ id, hit: id }),
    body: hitConfirmationInput,
    answer: z.object({}),
    summary: 'Confirms as another of the staff what was proposed for a hit, as it was seen',
    handler: ({ actor: { userId }, params: { id: companyId, hit: hitId }, body, request }) => {
      const now = clock();
      return takeEffectOnce({ db, userId, request, body, now }, async (tx) => {
        const deciding = { ...body, companyId, hitId, userId, now, fourEyes };
        await decideHit(mailParts(request, context), tx, deciding);
        return {};
      });
    },
  });
}
