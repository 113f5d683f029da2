import { offerTemplateInput, offerTemplatesAnswer } from 'shared-kit/contract';
import * as z from 'zod';
import {
  type Actor,
  AppError,
  type ModuleContext,
  onlyManufacturer,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { nameOfUser } from '../../accounts/index.ts';
import { listTemplates, removeTemplate, saveTemplate } from '../templates/templates.ts';

/** The makers' people who set the terms that colleagues offer on. */
const mayChange = ({ companyRole }: Actor) => companyRole === 'owner' || companyRole === 'approver';

const makerOf = ({ companyId }: Actor): string => {
  // Doesn't happen in practice: only a company makes its members manufacturers.
  if (!companyId) throw new AppError('company.not-found');
  return companyId;
};

const changerOf = (actor: Actor): string => {
  if (!mayChange(actor)) throw new AppError('access.forbidden');
  return makerOf(actor);
};

/** Terms that a maker's offers begin with. All of the company read them; its owners and approvers change them. */
export function templateRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  const one = {
    url: '/api/manufacturer/offer-templates/:id',
    access: onlyManufacturer,
    params: z.object({ id: z.uuid().toLowerCase() }),
  } as const;
  route({
    method: 'GET',
    url: '/api/manufacturer/offer-templates',
    access: onlyManufacturer,
    answer: offerTemplatesAnswer,
    summary: 'The terms that my company’s new offers begin with, and its named templates',
    handler: async ({ actor }) => ({
      templates: await listTemplates(db, makerOf(actor)),
      mayChange: mayChange(actor),
    }),
  });
  route({
    ...one,
    method: 'PUT',
    body: offerTemplateInput,
    answer: z.object({ revision: z.number() }),
    summary: 'Writes a template, or without a name the company’s defaults, as an owner or approver',
    handler: async ({ request, body, params: { id }, actor }) => {
      const companyId = changerOf(actor);
      const { userId } = actor;
      return takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
        const savedByName = await nameOfUser(tx, userId);
        return saveTemplate(tx, { companyId, id, userId, savedByName, now: clock() }, body);
      });
    },
  });
  route({
    ...one,
    method: 'DELETE',
    answer: z.object({}),
    summary: 'Removes a template, or the company’s defaults; offers that were begun with it stay',
    handler: async ({ params: { id }, actor }) => {
      const companyId = changerOf(actor);
      const { userId } = actor;
      await db.transaction((tx) => removeTemplate(tx, { companyId, id, userId, now: clock() }));
      return {};
    },
  });
}
