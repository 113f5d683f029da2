import { sanctions } from 'shared-kit/contract/sanctions';
import { AppError, type ModuleContext, onlyAdmin, type RegisterRoute } from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { mailParts } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { decideHit } from './decide-hit.ts';
import { readSanctions } from './repository.ts';

export function sanctionsRoutes(route: RegisterRoute, context: ModuleContext): void {
  const {
    db,
    clock,
    env: { fourEyes },
  } = context;
  route(sanctions.read, sanctions.readSpec, {
    access: onlyAdmin,
    handler: async ({ actor, params: { id } }) => {
      const company = await findCompany(db, id);
      if (!company) throw new AppError('company.not-found');
      return readSanctions(db, company, { reader: actor.userId, fourEyes });
    },
  });
  route(sanctions.decide, sanctions.decideSpec, {
    access: onlyAdmin,
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
  route(sanctions.confirm, sanctions.confirmSpec, {
    access: onlyAdmin,
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
