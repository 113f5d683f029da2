import { Decimal } from 'decimal.js';
import { eq } from 'drizzle-orm';
import type { Currency, Money } from 'shared-kit/contract/money';
import type { Tx } from '../../../platform/db/index.ts';
import { convert, latestRates } from '../../rates/index.ts';
import { bankPolicy } from './schema.ts';

/** The amount below which one person of the bank sends a binding offer; null: two always do. */
export async function aloneBelow(tx: Tx, bankCompanyId: string): Promise<Money | null> {
  const [row] = await tx.select().from(bankPolicy).where(eq(bankPolicy.bankCompanyId, bankCompanyId));
  return row?.aloneBelow && row.currency ? { amount: row.aloneBelow, currency: row.currency } : null;
}

/** The same at today's rate in another currency, for display. */
export async function aloneBelowIn(tx: Tx, bankCompanyId: string, currency: Currency): Promise<Money | null> {
  const limit = await aloneBelow(tx, bankCompanyId);
  if (!limit) return null;
  const converted = convert(limit.amount, limit.currency, currency, await latestRates(tx));
  return { amount: converted.toFixed(2, Decimal.ROUND_DOWN), currency };
}

/** Whether one person is enough for this sum, at today's rate and before any rounding. */
export async function isOneEnough(
  tx: Tx,
  bankCompanyId: string,
  { amount, currency }: Money,
): Promise<boolean> {
  const limit = await aloneBelow(tx, bankCompanyId);
  if (!limit) return false;
  return convert(amount, currency, limit.currency, await latestRates(tx)).lessThan(limit.amount);
}
