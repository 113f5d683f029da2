import { offerTemplateInput, offerTemplates } from 'shared-kit/contract/quotes';
import {
  type Actor,
  AppError,
  type ModuleContext,
  namesIn,
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
  route(offerTemplates.list, offerTemplates.listSpec, {
    access: onlyManufacturer,
    handler: async ({ actor }) => ({
      templates: await listTemplates(db, makerOf(actor)),
      mayChange: mayChange(actor),
    }),
  });
  route(offerTemplates.save, offerTemplates.saveSpec, {
    access: onlyManufacturer,
    keptNames: async ({ actor, params }) =>
      (await listTemplates(db, makerOf(actor)))
        .filter(({ id }) => id === params.id)
        .flatMap((it) => namesIn(offerTemplateInput, it)),
    handler: async ({ request, body, params: { id }, actor }) => {
      const companyId = changerOf(actor);
      const { userId } = actor;
      return takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
        const savedByName = await nameOfUser(tx, userId);
        return saveTemplate(tx, { companyId, id, userId, savedByName, now: clock() }, body);
      });
    },
  });
  route(offerTemplates.remove, offerTemplates.removeSpec, {
    access: onlyManufacturer,
    handler: async ({ params: { id }, actor }) => {
      const companyId = changerOf(actor);
      const { userId } = actor;
      await db.transaction((tx) => removeTemplate(tx, { companyId, id, userId, now: clock() }));
      return {};
    },
  });
}
