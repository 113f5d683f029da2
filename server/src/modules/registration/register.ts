import type { RegistrationInput } from 'shared-kit/contract/registration';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import {
  addUnprovedUser,
  hashPassword,
  type MailParts,
  mailConfirmation,
  mailToRegistered,
  makeOwner,
  recordAccount,
} from '../accounts/index.ts';
import { findNumberHolder } from '../companies/index.ts';
import { claimCompany } from '../company-claims/index.ts';
import { addCompany, readTax } from './company.ts';

/**
 * Adds the person and the company, and mails a link that confirms the address. The same input a second time adds
 * nothing. If the address has an account, only a mail says so, never the answer.
 */
export async function register(parts: MailParts, input: RegistrationInput, loginPath: string): Promise<void> {
  const taxFacts = input.company && readTax(input.company);
  const { name, email, password, locale, termsVersion, redirect = null } = input;
  // Hashed for a known address too, so that the response time reveals nothing.
  const passwordHash = await hashPassword(password);
  await parts.db.transaction(async (tx) => {
    const now = parts.clock();
    const holder = await holderOf(tx, input, taxFacts);
    const userId = await addUnprovedUser(tx, { name, email, passwordHash, locale, termsVersion }, now);
    if (!userId) return mailToRegistered(parts, tx, { email, password, redirect, loginPath });
    if (holder) await claimCompany(tx, { ...holder, userId, words: input.claim?.words ?? '', askedAt: now });
    else if (input.company && taxFacts) {
      await makeOwner(tx, userId, await addCompany(tx, input.company, taxFacts));
    }
    await recordAccount(tx, userId, 'account.registered');
    await mailConfirmation(parts, tx, email, redirect);
  });
}

/**
 * The company that has this tax number already. Refused unless it is claimed, and before the person is looked at, so
 * that the answer says nothing of their address.
 */
async function holderOf(
  tx: Tx,
  { company, claim }: RegistrationInput,
  taxFacts: ReturnType<typeof readTax> | null,
): Promise<Readonly<{ companyId: string; country: string; taxNumber: string }> | null> {
  const taxNumber = taxFacts?.taxNumber;
  if (!company || !taxNumber) return null;
  const { country } = company;
  const companyId = await findNumberHolder(tx, { country, taxNumber });
  if (companyId && !claim) throw new AppError('company.number-taken');
  return companyId === null ? null : { companyId, country, taxNumber };
}
