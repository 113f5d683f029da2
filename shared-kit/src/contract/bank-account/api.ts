import * as z from 'zod/mini';
import { seen } from '../binding/seen.ts';
import { accountInput } from '../checks/account-input.ts';
import { id } from '../endpoints/ids.ts';
import { nameInput } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';
import { bankAccountStates } from './lifecycle.ts';

const name = printed(nameInput('thing', { least: 1, most: 200 }));
const line = (most: number) => printed(z.string().check(z.trim(), z.minLength(1), z.maxLength(most)));

/** `POST /api/company/bank-account`. `account` is an IBAN, or a local number where the country has none. */
export const bankAccountInput = z.object({
  holder: name,
  bank: name,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  bic: line(20),
  account: accountInput(1),
});
export type BankAccountInput = z.infer<typeof bankAccountInput>;

const bankAccount = z.object({
  id: z.string(),
  state: z.enum(bankAccountStates),
  holder: z.string(),
  bank: z.string(),
  country: z.string(),
  bic: z.string(),
  /** In groups of four; all but the last four signs are hidden from plain members. */
  account: z.string(),
  proposedAt: z.string(),
  /** The name of the proposer; null for a deleted account. */
  proposedBy: z.nullable(z.string()),
  /** From when it counts, once it is confirmed. */
  effectiveAt: z.nullable(z.string()),
});
export type BankAccount = z.infer<typeof bankAccount>;

export const bankAccountAnswer = z.object({
  inForce: z.nullable(bankAccount),
  /** The change under way. */
  pending: z.nullable(
    z.extend(bankAccount, {
      mayConfirm: z.boolean(),
      mayWithdraw: z.boolean(),
      /** What the second person decides on: this account, and the one that it replaces. */
      atStake: seen,
    }),
  ),
});
export type BankAccountAnswer = z.infer<typeof bankAccountAnswer>;

/** A company and an account of it. */
export const ofAccount = z.object({ id, account: id });
