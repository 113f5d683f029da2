import type { Tx } from '../../platform/db/index.ts';
import { findLatestRates, insertRates } from './repository.ts';
import { shippedRates } from './shipped-rates.ts';

/** Stores the shipped rates at the first start and for a new currency, so that the database explains every conversion. */
export async function keepShippedRates(tx: Tx): Promise<void> {
  if (!(await findLatestRates(tx))) await insertRates(tx, shippedRates);
}
