import { and, asc, eq } from 'drizzle-orm';
import type { AssigneeInput, BankOfficer } from 'shared-kit/contract/financing';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { userAccount } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import type { BankQuoteRow, Financing } from '../lifecycle/locked-financing.ts';
import type { Officer } from '../lifecycle/officer.ts';
import { bankQuote } from '../schema.ts';

/** Everybody of a bank, by name. */
export const officersOf = (tx: Tx, bankCompanyId: string): Promise<BankOfficer[]> =>
  tx
    .select({ id: userAccount.id, name: userAccount.name })
    .from(userAccount)
    .where(eq(userAccount.companyId, bankCompanyId))
    .orderBy(asc(userAccount.name), asc(userAccount.id));

/** Gives the request to an officer of the bank, or to nobody. Whoever gets it from somebody else is told. */
export async function assign(
  tx: Tx,
  { request, now }: Financing,
  { id }: BankQuoteRow,
  { parts, userId: by, name, bank }: Officer,
  { userId }: AssigneeInput,
): Promise<void> {
  if (userId !== null) {
    const isOfficer = and(eq(userAccount.id, userId), eq(userAccount.companyId, bank.id));
    if ((await tx.$count(userAccount, isOfficer)) === 0)
      throw new AppError('request.body-invalid', { errors: [{ name: 'userId', reason: 'not-of-bank' }] });
  }
  await tx.update(bankQuote).set({ assigneeId: userId }).where(eq(bankQuote.id, id));
  if (userId === null || userId === by) return;
  await notify(parts, tx, {
    event: 'financing-assigned',
    params: { number: request.number, person: name },
    to: { userIds: [userId] },
    path: `/bank/quotes/${id}`,
    dedupeKey: `financing-assigned:${id}:${userId}:${now.toISOString()}`,
  });
}
