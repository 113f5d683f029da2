import type { Seen } from 'shared-kit/contract/binding';
import type { BankAccountRow } from './schema.ts';

type Account = Pick<BankAccountRow, 'id'>;

/** What the second person decides on: the proposed account, which never changes, and the one that it replaces. */
export const accountAtStake = (pending: Account, inForce: Account | null): Seen => ({
  version: `${pending.id}, instead of ${inForce?.id ?? 'none'}`,
  sum: null,
});
