import { companyMay, type StandingAction } from 'shared-kit/contract/companies';
import { type BankQuoteState, isSignedBankQuote } from 'shared-kit/contract/financing';
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

/** What a bank's standing must allow for a move: new business, or going on with a contract. */
export const actionOnQuote = (state: BankQuoteState): StandingAction =>
  isSignedBankQuote(state) ? 'go-on' : 'make-bank-offers';

/** Throws unless the bank may read this: what was signed stays readable, whatever became of the bank. */
export async function assertMayRead(tx: Tx, bankCompanyId: string, state: BankQuoteState): Promise<void> {
  if (!isSignedBankQuote(state)) await bankThatMay(tx, bankCompanyId, 'read-shared-requests');
}
