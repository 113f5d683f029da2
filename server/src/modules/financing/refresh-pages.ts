import type { Tx } from '../../platform/db/index.ts';
import { tellCompanies } from '../accounts/index.ts';

/** Has the open pages of these companies' people read anew, where nothing happened that they are told of. */
export const refreshPagesOf = (tx: Tx, companyIds: readonly string[]): Promise<void> =>
  tellCompanies(tx, companyIds, { topic: 'inbox' });
