import type { AuditAction } from 'shared-kit/contract/audit';
import type { ClaimState } from 'shared-kit/contract/claims';
import type { Tx } from '../../platform/db/index.ts';
import { record } from '../audit/index.ts';
import type { ClaimRow } from './schema.ts';

type Recorded = Readonly<{
  action: Extract<AuditAction, `claim.${string}`>;
  by: string;
  to: ClaimState;
  at: Date;
  reason?: string | null;
}>;

export const recordClaim = (
  tx: Tx,
  { companyId, userId, state: from }: ClaimRow,
  { to, ...entry }: Recorded,
): Promise<void> =>
  record(tx, { ...entry, companyId, subject: userId, changes: [{ field: 'state', from, to }] });
