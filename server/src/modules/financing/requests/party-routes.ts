import { letterOfQuote, paymentsOfQuote } from 'shared-kit/contract';
import * as z from 'zod';
import { type ModuleContext, onlyCompanyMember, type RegisterRoute } from '../../../platform/http/index.ts';
import { paymentsOfQuoteFor } from '../drawdown/payments-of-quote.ts';
import { letterOfQuoteFor } from '../letters/read-letter.ts';

const params = z.object({ id: z.uuid().toLowerCase() });

/** What the maker of a quote learns of its financing, too, from the contract or the issue on. */
export function partyRoutes(route: RegisterRoute, { db }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/quotes/:id/letter-of-credit',
    access: onlyCompanyMember,
    params,
    answer: letterOfQuote,
    summary:
      'The letter of credit that pays for a quote, for its buyer and its maker; null until one is issued',
    handler: ({ params: { id }, actor: { companyId } }) =>
      db.transaction((tx) => letterOfQuoteFor(tx, id, companyId)),
  });
  route({
    method: 'GET',
    url: '/api/quotes/:id/financing-payments',
    access: onlyCompanyMember,
    params,
    answer: paymentsOfQuote,
    summary: 'What a bank paid out for a quote so far, for its buyer and its maker',
    handler: ({ params: { id }, actor: { companyId } }) =>
      db.transaction((tx) => paymentsOfQuoteFor(tx, id, companyId)),
  });
}
