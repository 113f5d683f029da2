import type { AuditAction, AuditChange } from 'shared-kit/contract/audit';
import type { Tx } from '../../platform/db/index.ts';
import { changesBetween, record } from '../audit/index.ts';
import type { BankAccountRow } from './schema.ts';

type Values = Pick<BankAccountRow, 'bank' | 'bic' | 'account'>;
const fields = { bank: 'bank', bic: 'bic', account: 'account' } as const;

export const masked = (account: string): string => `•••• ${account.slice(-4)}`;

/** Of the number, the log keeps the last four signs. */
function changesOf(before: Values | null, after: Values): AuditChange[] {
  const shown = (values: Values) => ({ ...values, account: masked(values.account) });
  return changesBetween(
    fields,
    before ? shown(before) : { bank: null, bic: null, account: null },
    shown(after),
  );
}

type Recorded = Readonly<{
  action: Extract<AuditAction, `bank-account.${string}`>;
  by: string;
  at: Date;
  before?: Values | null;
}>;

export const recordAccount = (
  tx: Tx,
  account: BankAccountRow,
  { before = null, ...entry }: Recorded,
): Promise<void> =>
  record(tx, { ...entry, companyId: account.companyId, changes: changesOf(before, account) });
