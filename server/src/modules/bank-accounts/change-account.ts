import {
  type BankAccountInput,
  bankAccountAllows,
  bankAccountWaitDays,
  mayConfirmBankAccount,
} from 'shared-kit/contract/bank-account';
import type { Seen } from 'shared-kit/contract/binding';
import { companyMay } from 'shared-kit/contract/companies';
import { newId, type Tx } from '../../platform/db/index.ts';
import { AppError, assertSeen } from '../../platform/http/index.ts';
import { addJob, type Job } from '../../platform/jobs/index.ts';
import type { MailParts } from '../accounts/index.ts';
import { type Company, lockCompany } from '../companies/index.ts';
import { accountAtStake } from './at-stake.ts';
import { checkAccount } from './check-account.ts';
import { recordAccount } from './record-account.ts';
import { findAccount, findInForce, findPending, moveAccount } from './repository.ts';
import { bankAccount } from './schema.ts';
import { nameOf, tellOwners } from './tell-owners.ts';

const dayMs = 86_400_000;

/** Tells a company's buyers that it is paid to another account from a day on; null: not after all. */
export type TellBuyers = Job<{ makerId: string; day: string | null; key: string }>;

/** Who acts, for which company. */
export type Changing = Readonly<{
  parts: MailParts;
  tellBuyers: TellBuyers;
  companyId: string;
  userId: string;
  role: string | null;
  isStaff: boolean;
}>;

/** Everything is decided behind the lock on the company. */
async function lockedIn(tx: Tx, { companyId }: Changing): Promise<Company> {
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('company.not-found');
  if (!companyMay(company, 'change-bank-account')) throw new AppError('company.not-allowed');
  return company;
}

/** Proposes another account. It counts once a second person has confirmed it and two days have passed. */
export async function proposeAccount(changing: Changing, tx: Tx, input: BankAccountInput): Promise<void> {
  const { parts, userId: by } = changing;
  const company = await lockedIn(tx, changing);
  const { account, faults } = checkAccount(input, company.legalName);
  if (faults.length > 0) throw new AppError('request.body-invalid', { errors: [...faults] });
  if (await findPending(tx, company.id)) throw new AppError('bank-account.pending');
  const at = parts.clock();
  const [row] = await tx
    .insert(bankAccount)
    .values({
      ...account,
      id: newId(at.getTime()),
      companyId: company.id,
      state: 'proposed',
      holder: company.legalName,
      proposedBy: by,
      proposedAt: at,
    })
    .returning();
  if (!row) throw new Error('a bank account was not written');
  const before = await findInForce(tx, company.id);
  await recordAccount(tx, row, { action: 'bank-account.proposed', by, at, before });
  const person = await nameOf(tx, by);
  await tellOwners(parts, tx, row, {
    event: 'bank-account-proposed',
    params: { company: company.brandName, person },
  });
}

/** Confirms a change as its second person. Buyers with open quotes are warned of it. */
export async function confirmAccount(changing: Changing, tx: Tx, id: string, seen: Seen): Promise<void> {
  const { parts, userId: by } = changing;
  const company = await lockedIn(tx, changing);
  const account = await findAccount(tx, company.id, id);
  if (!mayConfirmBankAccount(account.proposedBy, changing)) throw new AppError('bank-account.second-person');
  if (!bankAccountAllows('confirm', account.state)) throw new AppError('bank-account.moved');
  const before = await findInForce(tx, company.id);
  assertSeen(seen, accountAtStake(account, before));
  const at = parts.clock();
  const effectiveAt = new Date(at.getTime() + bankAccountWaitDays * dayMs);
  await moveAccount(tx, id, 'confirm', { confirmedBy: by, effectiveAt });
  await recordAccount(tx, account, { action: 'bank-account.confirmed', by, at, before });
  const day = effectiveAt.toISOString().slice(0, 10);
  await tellOwners(parts, tx, account, {
    event: 'bank-account-confirmed',
    params: { company: company.brandName, day },
  });
  // Nobody knows a first account yet.
  if (!before) return;
  await addJob(tx, changing.tellBuyers, { makerId: company.id, day, key: id });
}

/** Withdraws a change before it is in force. Buyers who were warned are told. */
export async function withdrawAccount(changing: Changing, tx: Tx, id: string): Promise<void> {
  const { parts, userId: by, companyId } = changing;
  // Whatever its standing, a company may stop a change.
  const company = await lockCompany(tx, companyId);
  if (!company) throw new AppError('company.not-found');
  const account = await findAccount(tx, companyId, id);
  const at = parts.clock();
  await moveAccount(tx, id, 'withdraw', { endedAt: at });
  await recordAccount(tx, account, { action: 'bank-account.withdrawn', by, at });
  const person = await nameOf(tx, by);
  await tellOwners(parts, tx, account, {
    event: 'bank-account-withdrawn',
    params: { company: company.brandName, person },
  });
  if (account.state !== 'confirmed' || !(await findInForce(tx, companyId))) return;
  await addJob(tx, changing.tellBuyers, { makerId: companyId, day: null, key: id });
}
