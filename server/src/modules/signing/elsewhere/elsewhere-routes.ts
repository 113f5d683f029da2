import type { FastifyRequest } from 'fastify';
import { agreements } from 'shared-kit/contract/agreements';
import type { Tx } from '../../../platform/db/index.ts';
import { type ModuleContext, onlyCompanyMember, type RegisterRoute } from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { mailParts } from '../../accounts/index.ts';
import type { Acting } from '../signing-parts.ts';
import { declareElsewhere, withdrawElsewhere } from './declare.ts';

type Asked = Readonly<{
  actor: Readonly<{ companyId: string; userId: string }>;
  request: FastifyRequest;
  body: unknown;
}>;

/** An agreement that was signed outside the market: which copy, and that its date and fingerprint are confirmed. */
export function elsewhereRoutes(route: RegisterRoute, context: ModuleContext): void {
  const act = ({ actor, request, body }: Asked, work: (acting: Acting, tx: Tx) => Promise<void>) => {
    const { db, clock } = context;
    const now = clock();
    const { companyId, userId } = actor;
    const acting = { companyId, userId, parts: mailParts(request, context), now };
    return takeEffectOnce({ db, userId, request, body, now }, async (tx) => {
      await work(acting, tx);
      return {};
    });
  };
  route(agreements.nameCopy, agreements.nameCopySpec, {
    access: onlyCompanyMember,
    handler: (asked) => act(asked, (acting, tx) => declareElsewhere(acting, tx, asked.body)),
  });
  route(agreements.withdrawCopy, agreements.withdrawCopySpec, {
    access: onlyCompanyMember,
    handler: (asked) => act({ ...asked, body: null }, withdrawElsewhere),
  });
}
