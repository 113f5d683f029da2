import { documents } from 'shared-kit/contract/documents';
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

/** My company's documents: members see the checklist, owners upload and see who opened what. */
export function companyRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock, env } = context;
  route(documents.list, documents.listSpec, {
    access: onlyCompanyMember,
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
  route(documents.trace, documents.traceSpec, {
    access: onlyCompanyOwner,
    handler: ({ actor }) => readTrace(db, actor.companyId),
  });
  uploadRoute(route, context);
  fileRoutes(route, context);
}

function uploadRoute(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route(documents.upload, documents.uploadSpec, {
    access: onlyCompanyOwner,
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
  route(documents.file, documents.fileSpec, {
    access: onlyCompanyMember,
    contentType: 'application/octet-stream',
    handler: async ({ params: { id }, actor, reply }) => {
      const reader = actor.companyRole === 'owner' ? 'owner' : 'member';
      return sendDocument(reply, await openDocument(context, { id, by: { ...actor, reader }, now: clock() }));
    },
  });
  route(documents.describe, documents.describeSpec, {
    access: onlyCompanyOwner,
    // If something else is stored, describing refuses.
    keptNames: async ({ body }) => [body.seen.issuer],
    handler: ({ params: { id }, body, actor, request }) => {
      const once = { db, userId: actor.userId, request, body, now: clock() };
      return takeEffectOnce(once, async (tx) => {
        await describeDocument(tx, { id, facts: body, by: actor, now: clock() });
        return {};
      });
    },
  });
}
