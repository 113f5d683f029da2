import { eq } from 'drizzle-orm';
import type { AuditAction, AuditChange } from 'shared-kit/contract/audit';
import type { Tx } from '../../platform/db/index.ts';
import { record } from '../audit/index.ts';
import { userAccount } from './schema.ts';

type AccountAction = Extract<AuditAction, `account.${string}`>;

/** Records a change of an account, in its company's part of the log too. People change their own, operators any. */
export async function recordAccount(
  tx: Tx,
  userId: string,
  action: AccountAction,
  { changes = [], by = userId }: Readonly<{ changes?: readonly AuditChange[]; by?: string }> = {},
): Promise<void> {
  const [user] = await tx
    .select({ companyId: userAccount.companyId })
    .from(userAccount)
    .where(eq(userAccount.id, userId));
  await record(tx, { action, companyId: user?.companyId ?? null, by, subject: userId, changes });
}

/** Passwords leave no value in the log, not even a hash. */
export const recordPassword = (tx: Tx, userId: string, by = userId): Promise<void> =>
  recordAccount(tx, userId, 'account.password-changed', {
    changes: [{ field: 'password', from: null, to: null }],
    by,
  });
