import type { Tx } from '../../platform/db/index.ts';
import { tellCompanies, tellStaff } from '../accounts/index.ts';

/** Refreshes open pages about a company: those of its members and of the staff. */
export async function tellWatchers(tx: Tx, companyId: string): Promise<void> {
  const news = { topic: 'company', id: companyId } as const;
  await tellCompanies(tx, [companyId], news);
  await tellStaff(tx, news);
}
