import type { FastifyRequest } from 'fastify';
import {
  addedRequirementInput,
  checklistAnswer,
  documentDecisionInput,
  documentFactsInput,
  documentTraceAnswer,
  waiverInput,
} from 'shared-kit/contract';
import * as z from 'zod';
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

const byId = z.object({ id: z.uuid().toLowerCase() });
const nothing = z.object({});

/** The staff's view of a company's documents, and their decisions. */
export function staffRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock, env } = context;
  route({
    method: 'GET',
    url: '/api/admin/companies/:id/documents',
    access: onlyAdmin,
    params: byId,
    answer: checklistAnswer,
    summary: 'A company’s documents, point by point',
    handler: async ({ params: { id } }) => {
      const company = await findCompany(db, id);
      if (!company) throw new AppError('company.not-found');
      return readChecklist(db, company, { reader: 'staff', now: clock(), scans: env.scanner !== null });
    },
  });
  route({
    method: 'GET',
    url: '/api/admin/companies/:id/documents/trace',
    access: onlyAdmin,
    params: byId,
    answer: documentTraceAnswer,
    summary: 'Who did what with a company’s documents, newest first',
    handler: ({ params: { id } }) => readTrace(db, id),
  });
  route({
    method: 'GET',
    url: '/api/admin/documents/:id/file',
    access: onlyAdmin,
    params: byId,
    answer: z.unknown(),
    contentType: 'application/octet-stream',
    summary: 'A company’s document; who opened it is written down, and the company sees it',
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
  route({
    method: 'POST',
    url: '/api/admin/documents/:id/decision',
    access: onlyAdmin,
    params: byId,
    body: documentDecisionInput,
    answer: nothing,
    summary: 'Accepts a document, or rejects it with a reason',
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
  route({
    method: 'POST',
    url: '/api/admin/documents/:id/facts',
    access: onlyAdmin,
    params: byId,
    body: documentFactsInput,
    answer: nothing,
    summary: 'Corrects what a document states; old and new values stay in its trace',
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
  route({
    method: 'POST',
    url: '/api/admin/companies/:id/documents/:requirement/waiver',
    access: onlyAdmin,
    params: byId.extend({ requirement: z.string().max(60) }),
    body: waiverInput,
    answer: nothing,
    summary: 'Lets a company do without a document, with a reason',
    handler: (asked) =>
      once(asked, async (tx) => {
        const { id: companyId, requirement } = asked.params;
        const staff = { staffId: asked.actor.userId, now: clock() };
        await waiveRequirement(tx, { companyId, requirement, reason: asked.body.reason, ...staff });
        return {};
      }),
  });
  route({
    method: 'POST',
    url: '/api/admin/companies/:id/document-requirements',
    access: onlyAdmin,
    params: byId,
    body: addedRequirementInput,
    answer: z.object({ requirement: z.string() }),
    summary: 'Asks one company for a document that its checklist doesn’t have',
    handler: (asked) =>
      once(asked, async (tx) => {
        const staff = { staffId: asked.actor.userId, now: clock() };
        const added = { companyId: asked.params.id, ...asked.body, ...staff };
        return { requirement: await addRequirement(tx, added) };
      }),
  });
}
