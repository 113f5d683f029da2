import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { IndicativeRatesAnswer } from 'shared-kit/contract';
import { newId, type Tx } from '../../platform/db/index.ts';
import { company } from '../companies/index.ts';
import { indicativeRate } from './schema.ts';

type NewIndicativeRate = Omit<typeof indicativeRate.$inferInsert, 'id'>;

export async function insertIndicativeRates(tx: Tx, rates: readonly NewIndicativeRate[]): Promise<void> {
  await tx.insert(indicativeRate).values(rates.map((rate) => ({ ...rate, id: newId() })));
}

/** Older statements of a bank are no longer shown. */
const longestDays = 90;

/** The latest rates of every approved bank by currency. */
export async function latestIndicativeRates(tx: Tx, now: Date): Promise<IndicativeRatesAnswer['rates']> {
  const oldest = new Date(now.getTime() - longestDays * 86_400_000).toISOString().slice(0, 10);
  return tx
    .selectDistinctOn([company.brandName, company.id, indicativeRate.currency], {
      bank: { id: company.id, name: company.brandName },
      currency: indicativeRate.currency,
      ratePercent: indicativeRate.ratePercent,
      feePercent: indicativeRate.feePercent,
      termMonthsFrom: indicativeRate.termMonthsFrom,
      termMonthsTo: indicativeRate.termMonthsTo,
      downPaymentPercent: indicativeRate.downPaymentPercent,
      statedOn: indicativeRate.statedOn,
    })
    .from(indicativeRate)
    .innerJoin(company, eq(company.id, indicativeRate.bankCompanyId))
    .where(and(eq(company.verification, 'approved'), gte(indicativeRate.statedOn, oldest)))
    .orderBy(
      asc(company.brandName),
      asc(company.id),
      asc(indicativeRate.currency),
      desc(indicativeRate.statedOn),
    );
}
