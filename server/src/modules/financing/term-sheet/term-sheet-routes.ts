import { eq } from 'drizzle-orm';
import { termSheets } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { cleanFileName } from '../../../platform/files/index.ts';
import { asDownload } from '../../../platform/http/download.ts';
import {
  AppError,
  type ModuleContext,
  onlyBank,
  onlyCompanyMember,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { keepPapers } from '../../../platform/pdf/index.ts';
import { findCompany } from '../../companies/index.ts';
import { bankThatMay } from '../bank-that-may.ts';
import { bankOffer, bankQuote, financingRequest } from '../schema.ts';
import { type Sheet, termSheet } from './term-sheet.ts';

const contentType = 'application/pdf';

type Found = Omit<Sheet, 'brandName' | 'locale'> & Readonly<{ rfqId: string }>;

/** An offer with the names on its term sheet. */
async function findOffer(tx: Tx, offerId: string): Promise<Found | null> {
  const [found] = await tx
    .select({ offer: bankOffer, request: financingRequest, bankQuote })
    .from(bankOffer)
    .innerJoin(bankQuote, eq(bankQuote.id, bankOffer.bankQuoteId))
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .where(eq(bankOffer.id, offerId));
  if (!found) return null;
  const bank = await findCompany(tx, found.bankQuote.bankCompanyId);
  const buyer = await findCompany(tx, found.request.buyerCompanyId);
  return {
    ...found,
    bank: bank?.legalName ?? '',
    buyer: buyer?.legalName ?? '',
    rfqId: found.request.rfqId,
  };
}

/** Term sheets for the bank that made the offer, and for its buyer once it was sent. */
export function termSheetRoutes(route: RegisterRoute, { db, env }: ModuleContext): void {
  const { brandName } = env.public;
  const write = keepPapers();
  route(termSheets.readOwn, termSheets.readOwnSpec, {
    access: onlyBank,
    contentType,
    handler: async ({ params, query: { locale }, actor: { companyId }, reply }) => {
      const bank = await bankThatMay(db, companyId, 'read-shared-requests');
      const found = await findOffer(db, params.id);
      if (found?.bankQuote.bankCompanyId !== bank.id) throw new AppError('financing.not-found');
      const { title, content } = await write(() => termSheet({ ...found, brandName, locale }));
      asDownload(reply, cleanFileName(title, ['pdf']));
      return content;
    },
  });
  route(termSheets.read, termSheets.readSpec, {
    access: onlyCompanyMember,
    contentType,
    handler: async ({ params, query: { locale }, actor: { companyId }, reply }) => {
      const found = await findOffer(db, params.offerId);
      const isOwn = found?.request.buyerCompanyId === companyId && found.rfqId === params.id;
      if (!found || !isOwn || found.offer.state !== 'sent') throw new AppError('financing.not-found');
      const { title, content } = await write(() => termSheet({ ...found, brandName, locale }));
      asDownload(reply, cleanFileName(title, ['pdf']));
      return content;
    },
  });
}
