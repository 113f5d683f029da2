import type { AuditChange } from 'shared-kit/contract/audit';
import type { ClaimState } from 'shared-kit/contract/claims';
import type { Tx } from '../../platform/db/index.ts';
import { record } from '../audit/index.ts';
import type { ClaimRow } from './schema.ts';

type Recorded = Readonly<{
  action: `claim.${'opened' | 'answered' | 'decided' | 'withdrawn'}`;
  by: string;
  to: ClaimState;
  at: Date;
  reason?: string | null;
  /** What else there is to say. */
  more?: readonly AuditChange[];
}>;

export const recordClaim = (
  tx: Tx,
  { companyId, userId, state: from }: ClaimRow,
  { to, more = [], ...entry }: Recorded,
): Promise<void> =>
  record(tx, { ...entry, companyId, subject: userId, changes: [{ field: 'state', from, to }, ...more] });
