import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { userAccount } from '../accounts/index.ts';

type Account = Readonly<{ name: string; email: string; companyId: string | null }>;

export async function findAccount(tx: Tx, userId: string): Promise<Account | null> {
  const { name, email, companyId } = userAccount;
  const [found] = await tx
    .select({ name, email, companyId })
    .from(userAccount)
    .where(eq(userAccount.id, userId));
  return found ?? null;
}

/** The account of somebody who is signed in. */
export async function accountOf(tx: Tx, userId: string): Promise<Account> {
  const found = await findAccount(tx, userId);
  if (!found) throw new AppError('access.forbidden');
  return found;
}

/** The account with this mail address; null if there is none. */
export async function accountNamed(tx: Tx, email: string) {
  const { id, name } = userAccount;
  const [found] = await tx
    .select({ id, name, email: userAccount.email })
    .from(userAccount)
    .where(eq(userAccount.email, email));
  return found ?? null;
}
