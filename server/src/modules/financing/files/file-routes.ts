import { financingFiles } from 'shared-kit/contract/financing';
import { asDownload } from '../../../platform/http/download.ts';
import {
  AppError,
  type ModuleContext,
  onlyCompanyMember,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { readUpload, takeUpload } from '../../../platform/uploads/index.ts';
import { limitAttempts } from '../../accounts/index.ts';
import { noteOpening } from '../openings.ts';
import { findFile, keepFile } from './files.ts';
import { findRequestFile } from './request-files.ts';

/** More than anybody needs, but too few to fill a disk. */
const uploads = { what: 'financing-upload', most: 200, windowSeconds: 3600 } as const;

/** Files are uploaded first, and sent with a message, an answer or a contract. */
export function fileRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route(financingFiles.upload, financingFiles.uploadSpec, {
    access: onlyCompanyMember,
    handler: async ({ request, query: { name }, actor: by, reply }) => {
      await limitAttempts(db, { ...uploads, who: by.userId }, clock(), reply);
      return takeUpload(context, { request, by, name }, (file) => keepFile(context, file, by));
    },
  });
  route(financingFiles.read, financingFiles.readSpec, {
    access: onlyCompanyMember,
    contentType: 'application/octet-stream',
    handler: async ({ params: { id }, actor: { companyId, userId }, reply }) => {
      const { file, openedAt } =
        (await findRequestFile(db, id, companyId)) ?? (await findFile(db, id, companyId));
      const content = await readUpload(context, file.fileKey);
      if (!content) throw new AppError('financing.file-not-found');
      const opening = { userId, documentName: file.name };
      if (openedAt) await noteOpening(db, { ...opening, bankQuoteId: openedAt }, clock());
      asDownload(reply, file.name);
      return content;
    },
  });
}
