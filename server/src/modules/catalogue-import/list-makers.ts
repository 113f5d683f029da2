import { asc, inArray } from 'drizzle-orm';
import type { CompanyKind } from 'shared-kit/contract/companies';
import type { Tx } from '../../platform/db/index.ts';
import { company } from '../companies/index.ts';
import { textTable } from './text-table.ts';

const sellers: CompanyKind[] = ['textile-manufacturer', 'machinery-manufacturer'];
export const maySell = (kind: CompanyKind): boolean => sellers.includes(kind);

const columns = [
  { heading: 'Id' },
  { heading: 'Company' },
  { heading: 'Town' },
  { heading: 'Kind' },
  { heading: 'State' },
];

/** A table of the companies for which products can be imported. */
export async function makerLines(tx: Tx): Promise<string[]> {
  const makers = await tx
    .select()
    .from(company)
    .where(inArray(company.kind, sellers))
    .orderBy(asc(company.brandName));
  return textTable(
    columns,
    makers.map(({ id, brandName, city, kind, verification }) => [id, brandName, city, kind, verification]),
  );
}
