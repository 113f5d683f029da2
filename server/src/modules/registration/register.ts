import type { RegistrationInput } from 'shared-kit/contract';
import { readTaxFacts } from 'shared-kit/tax-number';
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
import { registerCompany } from '../companies/index.ts';

type RegisteredCompany = NonNullable<RegistrationInput['company']>;

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
    const userId = await addUnprovedUser(tx, { name, email, passwordHash, locale, termsVersion }, now);
    if (!userId) return mailToRegistered(parts, tx, { email, password, redirect, loginPath });
    if (input.company && taxFacts) await makeOwner(tx, userId, await addCompany(tx, input.company, taxFacts));
    await recordAccount(tx, userId, 'account.registered');
    await mailConfirmation(parts, tx, email, redirect);
  });
}

function readTax(company: RegisteredCompany) {
  const { facts, faults } = readTaxFacts(company, company);
  if (faults.length === 0) return facts;
  throw new AppError('request.body-invalid', {
    errors: faults.map(({ name, fault }) => ({ name: `company.${name}`, reason: fault })),
  });
}

/** The tax number may be registered already: the staff judge that, and the newcomer isn't told. */
function addCompany(tx: Tx, company: RegisteredCompany, taxFacts: ReturnType<typeof readTax>) {
  const { kind, legalForm, legalName, brandName, country, address } = company;
  return registerCompany(tx, { kind, legalForm, legalName, brandName, country, ...taxFacts }, address);
}
