import {
  bankRequestsAnswer,
  defaultLocale,
  indicativeRatesAnswer,
  isLocale,
  standingAllows,
} from 'shared-kit/contract';
import * as z from 'zod';
import {
  AppError,
  type ModuleContext,
  onlyBank,
  type RegisterRoute,
  signedIn,
} from '../../platform/http/index.ts';
import { inLocale } from '../../platform/local-text.ts';
import { findCompany } from '../companies/index.ts';
import { latestIndicativeRates } from './indicative-rates.ts';
import { listSharedWith } from './repository.ts';

const query = z.object({ locale: z.string().optional() });
const mostListed = 200;

export function financingRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route({
    method: 'GET',
    url: '/api/bank/requests',
    access: onlyBank,
    query,
    answer: bankRequestsAnswer,
    summary: 'Financing requests that buyers shared with my bank, latest first',
    handler: async ({ query: { locale: asked }, actor: { companyId } }) => {
      const bank = companyId && (await findCompany(db, companyId));
      if (!bank) return { requests: [] };
      if (!standingAllows(bank.verification, 'read-shared-requests'))
        throw new AppError('company.not-allowed');
      const locale = isLocale(asked) ? asked : defaultLocale;
      const shared = await listSharedWith(db, bank.id, mostListed);
      const requests = shared.map(({ subject, amount, currency, sharedAt, ...request }) => ({
        ...request,
        subject: inLocale(subject, locale),
        amount: { amount, currency },
        sharedAt: sharedAt.toISOString(),
      }));
      return { requests };
    },
  });

  route({
    method: 'GET',
    url: '/api/indicative-rates',
    access: signedIn,
    answer: indicativeRatesAnswer,
    summary: 'What banks usually ask for financing, as they last said it; indicative, no offer',
    handler: async () => ({ rates: await latestIndicativeRates(db, clock()) }),
  });
}
