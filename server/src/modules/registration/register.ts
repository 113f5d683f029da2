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
} from '../accounts/index.ts';
import { registerCompany } from '../companies/index.ts';

type RegisteredCompany = NonNullable<RegistrationInput['company']>;

/**
 * Adds the person and the company, and mails a link that proves the address. Coming twice with the same input
 * adds nothing the second time; to an address that is known, a mail says so, and no answer does.
 */
export async function register(parts: MailParts, input: RegistrationInput, loginPath: string): Promise<void> {
  const taxFacts = input.company && readTax(input.company);
  const { name, email, password, locale, termsVersion, redirect = null } = input;
  // Also for an address that is known: the time that it takes must not tell.
  const passwordHash = await hashPassword(password);
  await parts.db.transaction(async (tx) => {
    const now = parts.clock();
    const userId = await addUnprovedUser(tx, { name, email, passwordHash, locale, termsVersion }, now);
    if (!userId) return mailToRegistered(parts, tx, { email, password, redirect, loginPath });
    if (input.company && taxFacts) await makeOwner(tx, userId, await addCompany(tx, input.company, taxFacts));
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

/** The same tax number may be there already: the market's staff judge that, the newcomer isn't told. */
function addCompany(tx: Tx, company: RegisteredCompany, taxFacts: ReturnType<typeof readTax>) {
  const { kind, legalForm, legalName, brandName, country, address } = company;
  return registerCompany(tx, { kind, legalForm, legalName, brandName, country, ...taxFacts }, address);
}
