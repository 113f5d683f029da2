import type { Tx } from '../../platform/db/index.ts';
import { tellCompanies } from '../accounts/index.ts';

/**
 * Has the open pages of these companies' people read anew when the transaction commits. Notices don't suffice: whoever
 * did it gets none, and many changes are worth none.
 */
export const refreshPagesOf = (tx: Tx, companyIds: readonly string[]): Promise<void> =>
  tellCompanies(tx, companyIds, { topic: 'inbox' });
