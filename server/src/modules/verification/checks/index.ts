import type { CompanyCheck } from 'shared-kit/contract/checks';
import type { ChecklistPoint } from 'shared-kit/contract/documents';
import type { OwnerAnswer } from 'shared-kit/contract/owners';
import type { Tx } from '../../../platform/db/index.ts';
import { findPaidAccount } from '../../bank-accounts/index.ts';
import type { Company, CompanyAddress } from '../../companies/index.ts';
import { checkRegisters } from '../../registers/index.ts';
import { listSignatoryNames } from '../../signing/index.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkIban, checkLei, checkTax } from './numbers.ts';
import { checkDocuments, checkOwners, checkSignatories } from './proofs.ts';
import { checkAddress, checkMail, checkMailDomain, ownDomains } from './reach.ts';

export type Checked = Readonly<{
  seat: CompanyAddress | null;
  people: readonly Readonly<{ email: string; isProved: boolean }>[];
  documents: readonly ChecklistPoint[];
  owners: readonly OwnerAnswer[];
}>;

/** All that the market checks of a company by itself. Nothing is asked of others here: a page must not wait for them. */
export async function checkCompany(tx: Tx, company: Company, seen: Checked): Promise<CompanyCheck[]> {
  const { seat, people, documents, owners } = seen;
  const account = await findPaidAccount(tx, company.id);
  const domains = ownDomains(people);
  return [
    ...checkTax(company),
    ...(await checkDuplicates(tx, company, { seat, account, domains })),
    checkAddress(seat),
    checkMail(people),
    checkMailDomain(company, people),
    checkIban(account),
    checkLei(company),
    checkDocuments(documents),
    checkSignatories(documents, await listSignatoryNames(tx, company.id)),
    checkOwners(owners),
    ...(await checkRegisters(tx, company)),
  ];
}
