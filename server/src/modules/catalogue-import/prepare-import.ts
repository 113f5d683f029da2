import { isCurrency, isUuid, standingAllows } from 'shared-kit/contract';
import type { Tx } from '../../platform/db/index.ts';
import { shippedTree } from '../catalogue/index.ts';
import { findCompany } from '../companies/index.ts';
import { ImportRefused } from './fault.ts';
import type { ImportSettings } from './import-settings.ts';
import { maySell } from './list-makers.ts';
import type { OpenedText } from './open-text.ts';

type Asked = Readonly<{ company: string; currency: string; category: string; publish: boolean }>;

/** Checks the import's settings against the database. */
export async function prepareImport(
  tx: Tx,
  { company: companyId, currency, category, publish }: Asked,
  text: OpenedText,
): Promise<ImportSettings> {
  if (!isCurrency(currency)) {
    throw new ImportRefused(`“${currency}” is no currency of this market: --currency takes USD, EUR or CHF.`);
  }
  const tree = shippedTree;
  if (!tree.get(category)) {
    const ids = tree.all.map(({ id }) => id).join(', ');
    throw new ImportRefused(`There is no category “${category}”: --category takes one of ${ids}.`);
  }
  const company = isUuid(companyId) ? await findCompany(tx, companyId) : null;
  if (!company) {
    throw new ImportRefused(
      `There is no company with the id “${companyId}”: --list-companies shows the manufacturers.`,
    );
  }
  if (!maySell(company.kind)) {
    throw new ImportRefused(
      `${company.brandName} is a ${company.kind} and sells nothing: --company takes the id of a manufacturer.`,
    );
  }
  if (!standingAllows(company.verification, 'prepare-products')) {
    throw new ImportRefused(
      `${company.brandName} is ${company.verification} and may not change its products: decide on it first.`,
    );
  }
  if (publish && !standingAllows(company.verification, 'publish')) {
    throw new ImportRefused(
      `${company.brandName} is not approved yet and may not publish: import without --publish, which makes drafts.`,
    );
  }
  const { country, city } = company;
  const decimalComma = text.delimiter !== ',';
  return { companyId, currency, categoryId: category, publish, country, city, tree, decimalComma };
}
