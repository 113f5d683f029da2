import { quotes } from 'shared-kit/contract/quotes';
import { asDownload } from '../../../platform/http/download.ts';
import { AppError, type ModuleContext, type RegisterRoute, signedIn } from '../../../platform/http/index.ts';
import { readUpload, takeUpload } from '../../../platform/uploads/index.ts';
import { limitAttempts } from '../../accounts/index.ts';
import { findAttachment, keepUpload } from '../correspondence/attachments.ts';

/** More than anybody needs, but too few to fill a disk. */
const uploads = { what: 'quote-upload', most: 200, windowSeconds: 3600 } as const;

/** Files are uploaded unattached and then attached to a request, a message or an offer. */
export function attachmentRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route(quotes.uploadAttachment, quotes.uploadAttachmentSpec, {
    access: signedIn,
    handler: async ({ request, query: { name }, actor: by, reply }) => {
      await limitAttempts(db, { ...uploads, who: by.userId }, clock(), reply);
      return takeUpload(context, { request, by, name }, (file) => keepUpload(context, file, by));
    },
  });
  route(quotes.readAttachment, quotes.readAttachmentSpec, {
    access: signedIn,
    contentType: 'application/octet-stream',
    handler: async ({ params: { id, attachmentId }, actor, reply }) => {
      const file = await findAttachment(db, { rfqId: id, id: attachmentId, actor });
      const content = await readUpload(context, file.fileKey);
      if (!content) throw new AppError('quote.attachment-not-found');
      asDownload(reply, file.name);
      return content;
    },
  });
}
