import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CheckFinding, CheckName, CompanyCheck } from 'shared-kit/contract/checks';
import type { Tx } from '../../../platform/db/index.ts';
import { userAccount } from '../../accounts/index.ts';
import { bankAccount, type PaidAccount } from '../../bank-accounts/index.ts';
import { foldedColumn, foldedWord } from '../../catalogue/index.ts';
import {
  type Company,
  type CompanyAddress,
  company,
  companyAddress,
  keyOfNumber,
} from '../../companies/index.ts';
import { found } from './finding.ts';

/** More would say nothing new. */
const mostNamesakes = 20;

const companiesWhere = (tx: Tx, self: Company, isAlike: SQL | undefined) =>
  tx
    .select({ id: company.id, legalName: company.legalName, verification: company.verification })
    .from(company)
    .where(and(ne(company.id, self.id), isAlike))
    .orderBy(company.createdAt, company.id)
    .limit(mostNamesakes);

type Compared = Readonly<{
  seat: CompanyAddress | null;
  account: PaidAccount | null;
  domains: readonly string[];
}>;

/** Other companies with the same tax number, name in any spelling, mail domain, account or registered address. */
export async function checkDuplicates(
  tx: Tx,
  self: Company,
  { seat, account, domains }: Compared,
): Promise<CompanyCheck[]> {
  const once = async (check: CheckName, compared: readonly (string | null)[], isAlike: SQL | undefined) => {
    const companies = await companiesWhere(tx, self, isAlike);
    const others: CheckFinding = check === 'same-tax-number' ? 'others-number' : 'others';
    return found(check, companies.length === 0 ? 'nobody-else' : others, { compared, companies });
  };
  const isHere = eq(company.country, self.country);
  const { taxNumber, legalName, brandName } = self;
  return [
    taxNumber === null
      ? found('same-tax-number', 'not-stated')
      : await once('same-tax-number', [taxNumber], and(isHere, eq(company.taxKey, keyOfNumber(self)))),
    await once('same-name', [...new Set([legalName, brandName])], and(isHere, hasSameName(self))),
    domains.length === 0
      ? found('same-domain', 'not-stated')
      : await once('same-domain', domains, hasSameDomain(tx, domains)),
    account === null
      ? found('same-account', 'not-stated')
      : await once('same-account', [`…${account.account.slice(-4)}`], hasSameAccount(tx, account)),
    seat === null
      ? found('same-address', 'not-stated')
      : await once('same-address', [seat.line1, seat.city], hasSameSeat(tx, seat)),
  ];
}

const hasSameName = ({ legalName, brandName }: Company): SQL | undefined =>
  or(
    eq(foldedColumn(company.legalName), foldedWord(legalName)),
    eq(foldedColumn(company.brandName), foldedWord(brandName)),
  );

const hasSameDomain = (tx: Tx, domains: readonly string[]): SQL =>
  inArray(
    company.id,
    tx
      .select({ id: sql<string>`${userAccount.companyId}` })
      .from(userAccount)
      .where(
        and(
          sql`${userAccount.companyId} is not null`,
          inArray(sql`split_part(${userAccount.email}, '@', 2)`, [...domains]),
        ),
      ),
  );

/** Past accounts count too. */
const hasSameAccount = (tx: Tx, { account }: PaidAccount): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(bankAccount)
      .where(and(eq(bankAccount.companyId, company.id), eq(bankAccount.account, account))),
  );

const hasSameSeat = (tx: Tx, { line1, city, country }: CompanyAddress): SQL =>
  inArray(
    company.id,
    tx
      .select({ id: companyAddress.companyId })
      .from(companyAddress)
      .where(
        and(
          eq(companyAddress.kind, 'registered'),
          eq(companyAddress.country, country),
          eq(foldedColumn(companyAddress.line1), foldedWord(line1)),
          eq(foldedColumn(companyAddress.city), foldedWord(city)),
        ),
      ),
  );
