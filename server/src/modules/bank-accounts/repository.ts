import { and, eq, inArray } from 'drizzle-orm';
import { type BankAccountTransition, bankAccountTransitions } from 'shared-kit/contract/bank-account';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { type BankAccountRow, bankAccount } from './schema.ts';

const pendingStates = ['proposed', 'confirmed'] as const;

export async function findInForce(tx: Tx, companyId: string): Promise<BankAccountRow | null> {
  const { companyId: of, state } = bankAccount;
  const [row] = await tx
    .select()
    .from(bankAccount)
    .where(and(eq(of, companyId), eq(state, 'in_force')));
  return row ?? null;
}

export async function findPending(tx: Tx, companyId: string): Promise<BankAccountRow | null> {
  const { companyId: of, state } = bankAccount;
  const [row] = await tx
    .select()
    .from(bankAccount)
    .where(and(eq(of, companyId), inArray(state, [...pendingStates])));
  return row ?? null;
}

/** Accounts of other companies look missing. */
export async function findAccount(tx: Tx, companyId: string, id: string): Promise<BankAccountRow> {
  const [row] = await tx
    .select()
    .from(bankAccount)
    .where(and(eq(bankAccount.id, id), eq(bankAccount.companyId, companyId)));
  if (!row) throw new AppError('bank-account.not-found');
  return row;
}

/** Throws unless the account's state allows the transition. The caller has locked its company. */
export async function moveAccount(
  tx: Tx,
  id: string,
  transition: BankAccountTransition,
  values: Partial<typeof bankAccount.$inferInsert> = {},
): Promise<void> {
  const { from, to } = bankAccountTransitions[transition];
  const { rowCount } = await tx
    .update(bankAccount)
    .set({ ...values, state: to })
    .where(and(eq(bankAccount.id, id), inArray(bankAccount.state, [...from])));
  if (rowCount === 0) throw new AppError('bank-account.moved');
}

export type PaidAccount = Pick<BankAccountRow, 'account' | 'country' | 'isIban'>;

/** The account to which a company is paid, or, before there is one, the one that it proposed. */
export const findPaidAccount = async (tx: Tx, companyId: string): Promise<PaidAccount | null> =>
  (await findInForce(tx, companyId)) ?? findPending(tx, companyId);
