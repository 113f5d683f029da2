import { bankQuoteDetail, defaultLocale, locales } from 'shared-kit/contract';
import * as z from 'zod';
import { type ModuleContext, onlyBank, type RegisterRoute } from '../../../platform/http/index.ts';
import { assertMayRead, bankThatMay } from '../bank-that-may.ts';
import { bankMoveRoutes } from './bank-move-routes.ts';
import { openSharedDocument } from './open-document.ts';
import { findBankQuote, openBankQuote } from './read-bank-quotes.ts';

const params = z.object({ id: z.uuid().toLowerCase() });

/** The bank's side: one request that was shared with it, and its offers. */
export function bankQuoteRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  route({
    method: 'GET',
    url: '/api/bank/quotes/:id',
    access: onlyBank,
    params,
    query: z.object({ locale: z.enum(locales).default(defaultLocale) }),
    answer: bankQuoteDetail,
    summary: 'One request that was shared with my bank; the buyer sees that it was opened',
    handler: ({ params: { id }, query: { locale }, actor: { companyId, userId } }) =>
      db.transaction(async (tx) => {
        const bankCompanyId = companyId ?? '';
        await assertMayRead(tx, bankCompanyId, (await findBankQuote(tx, id, bankCompanyId)).bankQuote.state);
        return openBankQuote(tx, id, { userId, bankCompanyId, locale });
      }),
  });
  route({
    method: 'GET',
    url: '/api/bank/quotes/:id/documents/:documentId',
    access: onlyBank,
    params: params.extend({ documentId: z.uuid().toLowerCase() }),
    answer: z.unknown(),
    contentType: 'application/octet-stream',
    summary: 'A document that the buyer shared with my bank, to be saved; the buyer sees that it was opened',
    handler: async ({ params: { id: bankQuoteId, documentId }, actor: { companyId, userId }, reply }) => {
      const bank = await bankThatMay(db, companyId, 'read-shared-requests');
      const opening = { bankQuoteId, documentId, userId, bankCompanyId: bank.id };
      const { name, content } = await openSharedDocument(context, opening, context.clock());
      reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "sandbox; default-src 'none'");
      return content;
    },
  });
  bankMoveRoutes(route, context);
}
