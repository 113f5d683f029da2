import type { FastifyRequest } from 'fastify';
import { staffDocuments } from 'shared-kit/contract/documents';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type ModuleContext, onlyAdmin, type RegisterRoute } from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { mailParts } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { readChecklist } from './checklist.ts';
import { addRequirement, decideDocument, waiveRequirement } from './decide-document.ts';
import { describeDocument } from './describe-document.ts';
import { openDocument, sendDocument } from './open-document.ts';
import { readTrace } from './trace.ts';

/** The staff's view of a company's documents, and their decisions. */
export function staffRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock, env } = context;
  route(staffDocuments.listForStaff, staffDocuments.listForStaffSpec, {
    access: onlyAdmin,
    handler: async ({ params: { id } }) => {
      const company = await findCompany(db, id);
      if (!company) throw new AppError('company.not-found');
      return readChecklist(db, company, { reader: 'staff', now: clock(), scans: env.scanner !== null });
    },
  });
  route(staffDocuments.traceForStaff, staffDocuments.traceForStaffSpec, {
    access: onlyAdmin,
    handler: ({ params: { id } }) => readTrace(db, id),
  });
  route(staffDocuments.fileForStaff, staffDocuments.fileForStaffSpec, {
    access: onlyAdmin,
    contentType: 'application/octet-stream',
    handler: async ({ params: { id }, actor: { userId }, reply }) => {
      const by = { userId, companyId: null, reader: 'staff' } as const;
      return sendDocument(reply, await openDocument(context, { id, by, now: clock() }));
    },
  });
  documentDecisionRoutes(route, context);
  requirementRoutes(route, context);
}

type Asked = Readonly<{ actor: Readonly<{ userId: string }>; request: FastifyRequest; body: unknown }>;

const onceIn =
  ({ db, clock }: ModuleContext) =>
  <Answer>({ actor: { userId }, request, body }: Asked, work: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
    takeEffectOnce({ db, userId, request, body, now: clock() }, work);

function documentDecisionRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { clock } = context;
  const once = onceIn(context);
  route(staffDocuments.decide, staffDocuments.decideSpec, {
    access: onlyAdmin,
    handler: (asked) =>
      once(asked, async (tx) => {
        const { decision, reason = null } = asked.body;
        const { userId: staffId } = asked.actor;
        await decideDocument(mailParts(asked.request, context), tx, {
          id: asked.params.id,
          decision,
          reason,
          staffId,
          now: clock(),
        });
        return {};
      }),
  });
  route(staffDocuments.correct, staffDocuments.correctSpec, {
    access: onlyAdmin,
    // If something else is stored, describing refuses.
    keptNames: async ({ body }) => [body.seen.issuer],
    handler: (asked) =>
      once(asked, async (tx) => {
        const by = { userId: asked.actor.userId, companyId: null };
        await describeDocument(tx, { id: asked.params.id, facts: asked.body, by, now: clock() });
        return {};
      }),
  });
}

function requirementRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { clock } = context;
  const once = onceIn(context);
  route(staffDocuments.waive, staffDocuments.waiveSpec, {
    access: onlyAdmin,
    handler: (asked) =>
      once(asked, async (tx) => {
        const { id: companyId, requirement } = asked.params;
        const staff = { staffId: asked.actor.userId, now: clock() };
        await waiveRequirement(tx, { companyId, requirement, reason: asked.body.reason, ...staff });
        return {};
      }),
  });
  route(staffDocuments.ask, staffDocuments.askSpec, {
    access: onlyAdmin,
    handler: (asked) =>
      once(asked, async (tx) => {
        const staff = { staffId: asked.actor.userId, now: clock() };
        const added = { companyId: asked.params.id, ...asked.body, ...staff };
        return { requirement: await addRequirement(tx, added) };
      }),
  });
}
