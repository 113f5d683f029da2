import { financing } from 'shared-kit/contract/financing';
import { type ModuleContext, onlyCompanyMember, type RegisterRoute } from '../../../platform/http/index.ts';
import { paymentsOfQuoteFor } from '../drawdown/payments-of-quote.ts';
import { letterOfQuoteFor } from '../letters/read-letter.ts';

/** What the maker of a quote learns of its financing, too, from the contract or the issue on. */
export function partyRoutes(route: RegisterRoute, { db }: ModuleContext): void {
  route(financing.readLetter, financing.readLetterSpec, {
    access: onlyCompanyMember,
    handler: ({ params: { id }, actor: { companyId } }) =>
      db.transaction((tx) => letterOfQuoteFor(tx, id, companyId)),
  });
  route(financing.readPayments, financing.readPaymentsSpec, {
    access: onlyCompanyMember,
    handler: ({ params: { id }, actor: { companyId } }) =>
      db.transaction((tx) => paymentsOfQuoteFor(tx, id, companyId)),
  });
}
