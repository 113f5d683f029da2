import { attachmentQuery, attachmentUploaded } from 'shared-kit/contract';
import * as z from 'zod';
import { AppError, type ModuleContext, type RegisterRoute, signedIn } from '../../../platform/http/index.ts';
import { readUpload, takeUpload } from '../../../platform/uploads/index.ts';
import { limitAttempts } from '../../accounts/index.ts';
import { findAttachment, keepUpload } from '../correspondence/attachments.ts';
import { ofQuote } from './change-route.ts';

/** More than anybody needs, but too few to fill a disk. */
const uploads = { what: 'quote-upload', most: 200, windowSeconds: 3600 } as const;
const ofAttachment = ofQuote.extend({ attachmentId: z.uuid().toLowerCase() });

/** Files are uploaded unattached and then attached to a request, a message or an offer. */
export function attachmentRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route({
    method: 'POST',
    url: '/api/quote-attachments',
    access: signedIn,
    query: attachmentQuery,
    door: 'quote-attachment',
    answer: attachmentUploaded,
    summary: 'Uploads a file as the whole body (application/octet-stream); its type is told by its content',
    handler: async ({ request, query: { name }, actor: by, reply }) => {
      await limitAttempts(db, { ...uploads, who: by.userId }, clock(), reply);
      return takeUpload(context, { request, by, name }, (file) => keepUpload(context, file, by));
    },
  });
  route({
    method: 'GET',
    url: '/api/quotes/:id/attachments/:attachmentId',
    access: signedIn,
    params: ofAttachment,
    answer: z.unknown(),
    contentType: 'application/octet-stream',
    summary: 'A file of a quote, always to be saved and never shown in the page’s own right',
    handler: async ({ params: { id, attachmentId }, actor, reply }) => {
      const file = await findAttachment(db, { rfqId: id, id: attachmentId, actor });
      const content = await readUpload(context, file.fileKey);
      if (!content) throw new AppError('quote.attachment-not-found');
      reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "sandbox; default-src 'none'");
      return content;
    },
  });
}
