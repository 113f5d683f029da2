import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { CompanyFile } from 'shared-kit/contract';
import { readTaxFacts, taxFieldsOf } from 'shared-kit/tax-number';
import type { Tx } from '../../platform/db/index.ts';
import { foldedColumn, foldedWord } from '../catalogue/index.ts';
import { type Company, company } from '../companies/index.ts';

type Checks = CompanyFile['checks'];
type Taxed = Pick<Company, 'country' | 'legalForm' | 'taxNumber' | 'taxOffice' | 'mersisNumber'>;

/** Checks each tax fact by its country's rules; missing optional ones aren't checked. */
export function checkTax(facts: Taxed): Checks['tax'] {
  const { faults } = readTaxFacts(facts, facts);
  return taxFieldsOf(facts.country, facts.legalForm)
    .filter(({ name, required }) => required || facts[name] !== null)
    .map(({ name, kind }) => {
      const fault = faults.find((it) => it.name === name)?.fault;
      // A tax office, and the numbers of most countries, have no check digits.
      const hasRule = kind !== 'other-tax' && kind !== 'tr-tax-office';
      return { field: name, outcome: fault ?? (hasRule ? ('right' as const) : ('no-rule' as const)) };
    });
}

/** More would say nothing new. */
const mostNamesakes = 20;

const companiesWhere = (tx: Tx, self: Company, isAlike: SQL | undefined) =>
  tx
    .select({ id: company.id, legalName: company.legalName, verification: company.verification })
    .from(company)
    .where(and(eq(company.country, self.country), ne(company.id, self.id), isAlike))
    .orderBy(company.createdAt, company.id)
    .limit(mostNamesakes);

/** Companies of the same country with the same tax number, and those with the same name in any spelling. */
export async function findNamesakes(tx: Tx, self: Company): Promise<Omit<Checks, 'tax'>> {
  const { taxNumber, legalName, brandName } = self;
  const isSameName = or(
    eq(foldedColumn(company.legalName), foldedWord(legalName)),
    eq(foldedColumn(company.brandName), foldedWord(brandName)),
  );
  return {
    sameTaxNumber: taxNumber === null ? [] : await companiesWhere(tx, self, eq(company.taxNumber, taxNumber)),
    sameName: await companiesWhere(tx, self, isSameName),
  };
}
