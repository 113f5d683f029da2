import { bankQuotes } from 'shared-kit/contract/financing';
import { asDownload } from '../../../platform/http/download.ts';
import { type ModuleContext, onlyBank, type RegisterRoute } from '../../../platform/http/index.ts';
import { assertMayRead, bankThatMay } from '../bank-that-may.ts';
import { bankMoveRoutes } from './bank-move-routes.ts';
import { openSharedDocument } from './open-document.ts';
import { findBankQuote, openBankQuote } from './read-bank-quotes.ts';

/** The bank's side: one request that was shared with it, and its offers. */
export function bankQuoteRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db } = context;
  route(bankQuotes.read, bankQuotes.readSpec, {
    access: onlyBank,
    handler: ({ params: { id }, query: { locale }, actor: { companyId, userId } }) =>
      db.transaction(async (tx) => {
        const bankCompanyId = companyId ?? '';
        await assertMayRead(tx, bankCompanyId, (await findBankQuote(tx, id, bankCompanyId)).bankQuote.state);
        return openBankQuote(tx, id, { userId, bankCompanyId, locale });
      }),
  });
  route(bankQuotes.document, bankQuotes.documentSpec, {
    access: onlyBank,
    contentType: 'application/octet-stream',
    handler: async ({ params: { id: bankQuoteId, documentId }, actor: { companyId, userId }, reply }) => {
      const bank = await bankThatMay(db, companyId, 'read-shared-requests');
      const opening = { bankQuoteId, documentId, userId, bankCompanyId: bank.id };
      const { name, content } = await openSharedDocument(context, opening, context.clock());
      asDownload(reply, name);
      return content;
    },
  });
  bankMoveRoutes(route, context);
}
