import { companyMay, type StandingAction } from 'shared-kit/contract';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { type Company, findCompany } from '../companies/index.ts';

/** Throws unless the bank's standing allows it. */
export async function bankThatMay(
  tx: Tx,
  companyId: string | null,
  action: StandingAction,
): Promise<Company> {
  const bank = companyId && (await findCompany(tx, companyId));
  if (!bank || !companyMay(bank, action)) throw new AppError('company.not-allowed');
  return bank;
}
