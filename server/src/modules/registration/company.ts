import type { RegistrationInput } from 'shared-kit/contract/registration';
import { readTaxFacts } from 'shared-kit/tax-number';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { registerCompany } from '../companies/index.ts';

type RegisteredCompany = NonNullable<RegistrationInput['company']>;

/** The tax facts as the company's country writes them. */
export function readTax(company: RegisteredCompany) {
  const { facts, faults } = readTaxFacts(company, company);
  if (faults.length === 0) return facts;
  throw new AppError('request.body-invalid', {
    errors: faults.map(({ name, fault }) => ({ name: `company.${name}`, reason: fault })),
  });
}

export function addCompany(tx: Tx, company: RegisteredCompany, taxFacts: ReturnType<typeof readTax>) {
  const { kind, legalForm, legalName, brandName, country, address } = company;
  return registerCompany(tx, { kind, legalForm, legalName, brandName, country, ...taxFacts }, address);
}
