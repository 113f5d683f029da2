import { createHash } from 'node:crypto';
import { type BankRateInput, bankRates } from 'shared-kit/contract/financing';
import { indicativeRates } from 'shared-kit/contract/indicative-rates';
import type { Tx } from '../../../platform/db/index.ts';
import {
  AppError,
  type ModuleContext,
  onlyBank,
  type RegisterRoute,
  signedIn,
} from '../../../platform/http/index.ts';
import { record } from '../../audit/index.ts';
import { bankThatMay } from '../bank-that-may.ts';
import { latestIndicativeRates, ratesOfBank, stateRate } from './indicative-rates.ts';

const mostListed = 200;

/** What banks usually ask. */
export function rateRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route(bankRates.list, bankRates.listSpec, {
    access: onlyBank,
    handler: async ({ actor: { companyId } }) => ({
      rates: companyId
        ? await ratesOfBank(db, { bankCompanyId: companyId, now: clock(), limit: mostListed })
        : [],
    }),
  });

  route(bankRates.state, bankRates.stateSpec, {
    access: onlyBank,
    handler: async ({ actor: { companyId, userId }, body }) => {
      const at = clock();
      const errors = faultsOfRate(body);
      if (errors.length > 0) throw new AppError('request.body-invalid', { errors });
      const bank = await bankThatMay(db, companyId, 'make-bank-offers');
      await db.transaction((tx) =>
        stateAndRecord(tx, { bankCompanyId: bank.id, statedBy: userId, at }, body),
      );
      return {};
    },
  });

  route(indicativeRates.read, indicativeRates.readSpec, {
    access: signedIn,
    handler: async () => ({ rates: await latestIndicativeRates(db, clock()) }),
  });
}

/** A bank's terms are its own: the audit log keeps their fingerprint. */
async function stateAndRecord(
  tx: Tx,
  stating: Parameters<typeof stateRate>[1],
  rate: BankRateInput,
): Promise<void> {
  const { bankCompanyId: companyId, statedBy: by, at } = stating;
  await stateRate(tx, stating, rate);
  const terms = createHash('sha256').update(JSON.stringify(rate)).digest('hex');
  await record(tx, {
    action: 'bank-rate.stated',
    companyId,
    by,
    at,
    subject: `${rate.product} ${rate.currency}`,
    changes: [{ field: 'terms', from: null, to: terms }],
  });
}

/** What is wrong between a rate's fields. */
function faultsOfRate({ termMonthsFrom, termMonthsTo }: BankRateInput) {
  return [termMonthsTo < termMonthsFrom && { name: 'termMonthsTo', reason: 'too-small' }].filter(
    (it) => it !== false,
  );
}
