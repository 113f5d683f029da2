import { isNotNull } from 'drizzle-orm';
import { readTaxFacts } from 'shared-kit/tax-number';
import type { Database, Tx } from '../../platform/db/index.ts';
import { byMarket } from '../audit/index.ts';
import { changeCompany, lockCompany } from './change-company.ts';
import { recordCompany } from './own-company/record-company.ts';
import type { Company } from './repository.ts';
import { company } from './schema.ts';

type Log = Readonly<{
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
}>;

/**
 * Writes tax numbers from before as they are written by now. Companies that meet in one number by this go on, and staff see
 * them as duplicates. No start fails for it: what can't be mended stays.
 */
export async function mendTaxNumbers(db: Database, log: Log): Promise<void> {
  let mended = 0;
  for (const id of await outdated(db)) {
    try {
      if (await db.transaction((tx) => mend(tx, id))) mended++;
    } catch (error) {
      log.warn({ err: error, company: id }, 'a tax number could not be written anew');
    }
  }
  if (mended > 0) log.info({ companies: mended }, 'tax numbers are written anew');
}

type Stated = Pick<Company, 'country' | 'legalForm' | 'taxNumber'>;

/** The number as it is written by now; the same if it can't be read. */
function writtenAnew({ country, legalForm, taxNumber }: Stated): string | null {
  return readTaxFacts({ country, legalForm }, { taxNumber }).facts.taxNumber ?? taxNumber;
}

async function outdated(db: Database): Promise<string[]> {
  const { id, country, legalForm, taxNumber } = company;
  const rows = await db
    .select({ id, country, legalForm, taxNumber })
    .from(company)
    .where(isNotNull(taxNumber));
  return rows.filter((row) => writtenAnew(row) !== row.taxNumber).map((row) => row.id);
}

async function mend(tx: Tx, id: string): Promise<boolean> {
  const before = await lockCompany(tx, id);
  if (!before) return false;
  const taxNumber = writtenAnew(before);
  if (taxNumber === before.taxNumber) return false;
  await changeCompany(tx, id, { taxNumber });
  await recordCompany(tx, before, { ...before, taxNumber }, byMarket);
  return true;
}
