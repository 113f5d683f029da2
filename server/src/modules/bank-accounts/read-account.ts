import {
  type BankAccount,
  type BankAccountAnswer,
  bankAccountAllows,
  mayConfirmBankAccount,
} from 'shared-kit/contract/bank-account';
import { groupedAccount } from 'shared-kit/contract/checks';
import { companyMay } from 'shared-kit/contract/companies';
import type { Tx } from '../../platform/db/index.ts';
import { findMailable } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { accountAtStake } from './at-stake.ts';
import { masked } from './record-account.ts';
import { findInForce, findPending } from './repository.ts';
import type { BankAccountRow } from './schema.ts';

type Reader = Readonly<{ userId: string; role: string | null; isStaff: boolean }>;

/** A company's account in force and the change under way. Plain members don't see the numbers. */
export async function readAccounts(tx: Tx, companyId: string, reader: Reader): Promise<BankAccountAnswer> {
  const company = await findCompany(tx, companyId);
  const mayChange = company !== null && companyMay(company, 'change-bank-account');
  const isOpen = reader.isStaff || reader.role === 'owner' || reader.role === 'approver';
  const inForce = await findInForce(tx, companyId);
  const pending = await findPending(tx, companyId);
  return {
    inForce: inForce && (await shown(tx, inForce, isOpen)),
    pending: pending && {
      ...(await shown(tx, pending, isOpen)),
      mayConfirm:
        mayChange &&
        bankAccountAllows('confirm', pending.state) &&
        mayConfirmBankAccount(pending.proposedBy, reader),
      mayWithdraw: reader.role === 'owner' && company?.frozenSince === null,
      atStake: accountAtStake(pending, inForce),
    },
  };
}

async function shown(tx: Tx, row: BankAccountRow, isOpen: boolean): Promise<BankAccount> {
  const { id, state, holder, bank, country, bic, account, proposedAt, effectiveAt } = row;
  return {
    id,
    state,
    holder,
    bank,
    country,
    bic,
    account: isOpen ? groupedAccount(account) : masked(account),
    proposedAt: proposedAt.toISOString(),
    proposedBy: (await findMailable(tx, { id: row.proposedBy }))?.name ?? null,
    effectiveAt: effectiveAt?.toISOString() ?? null,
  };
}
