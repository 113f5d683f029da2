import {
  documentFactsInput,
  documentLimits,
  documentTraceAnswer,
  documentUploadQuery,
  ownChecklistAnswer,
} from 'shared-kit/contract';
import * as z from 'zod';
import {
  AppError,
  type ModuleContext,
  onlyCompanyMember,
  onlyCompanyOwner,
  type RegisterRoute,
} from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { takeUpload } from '../../platform/uploads/index.ts';
import { limitAttempts } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { readChecklist } from './checklist.ts';
import { describeDocument } from './describe-document.ts';
import { openDocument, sendDocument } from './open-document.ts';
import { readTrace } from './trace.ts';
import { assertUploadable, uploadDocument } from './upload-document.ts';

const uploads = { what: 'document-upload', most: 100, windowSeconds: 3600 } as const;
const dayMs = 86_400_000;
const ofDocument = z.object({ id: z.uuid().toLowerCase() });

/** My company's documents: members see the checklist, owners upload and see who opened what. */
export function companyRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock, env } = context;
  route({
    method: 'GET',
    url: '/api/documents',
    access: onlyCompanyMember,
    answer: ownChecklistAnswer,
    summary: 'The documents that my company shows the market’s staff, point by point',
    handler: async ({ actor: { companyId, companyRole } }) => {
      const company = await findCompany(db, companyId);
      if (!company) throw new AppError('company.not-found');
      const reader = companyRole === 'owner' ? 'owner' : 'member';
      const { reVerificationDue: due } = company;
      return {
        ...(await readChecklist(db, company, { reader, now: clock(), scans: env.scanner !== null })),
        suspendsAt: due && new Date(due.getTime() + env.suspendLapsedAfterDays * dayMs).toISOString(),
      };
    },
  });
  route({
    method: 'GET',
    url: '/api/documents/trace',
    access: onlyCompanyOwner,
    answer: documentTraceAnswer,
    summary: 'Who uploaded, opened, changed and decided on which document of my company, newest first',
    handler: ({ actor }) => readTrace(db, actor.companyId),
  });
  uploadRoute(route, context);
  fileRoutes(route, context);
}

function uploadRoute(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route({
    method: 'POST',
    url: '/api/documents/:requirement/files',
    access: onlyCompanyOwner,
    params: z.object({ requirement: z.string().max(60) }),
    query: documentUploadQuery,
    door: 'document',
    answer: z.object({}),
    summary: `Uploads a document as the whole body, at most ${documentLimits.bytes} bytes; its kind is told by its content`,
    handler: async ({ request, params: { requirement }, query: { name }, actor: by, reply }) => {
      await limitAttempts(db, { ...uploads, who: by.userId }, clock(), reply);
      await assertUploadable(db, { by, requirement });
      await takeUpload(context, { request, by, name, scansLater: true }, (file) =>
        uploadDocument(context, { by, requirement, now: clock() }, file),
      );
      return {};
    },
  });
}

function fileRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route({
    method: 'GET',
    url: '/api/documents/files/:id',
    access: onlyCompanyMember,
    params: ofDocument,
    answer: z.unknown(),
    contentType: 'application/octet-stream',
    summary: 'A document of my company, for saving; who opened it is written down',
    handler: async ({ params: { id }, actor, reply }) => {
      const reader = actor.companyRole === 'owner' ? 'owner' : 'member';
      return sendDocument(reply, await openDocument(context, { id, by: { ...actor, reader }, now: clock() }));
    },
  });
  route({
    method: 'POST',
    url: '/api/documents/files/:id/facts',
    access: onlyCompanyOwner,
    params: ofDocument,
    body: documentFactsInput,
    answer: z.object({}),
    summary: 'What a document of my company states, until staff decide on it',
    handler: ({ params: { id }, body, actor, request }) => {
      const once = { db, userId: actor.userId, request, body, now: clock() };
      return takeEffectOnce(once, async (tx) => {
        await describeDocument(tx, { id, facts: body, by: actor, now: clock() });
        return {};
      });
    },
  });
}
