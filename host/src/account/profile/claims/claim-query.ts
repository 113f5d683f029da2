import { claimAllows, claims, type OwnClaimAnswer } from 'shared-kit/contract/claims';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

export type OwnClaim = NonNullable<OwnClaimAnswer['claim']>;

export const claimQuery = queryOptions({
  queryKey: ['profile', 'claim'],
  queryFn: ({ signal }) => call(claims.readOwn, { signal }),
});

/** The claimant can still withdraw it. */
export const isWaiting = ({ state }: OwnClaim): boolean => claimAllows('withdraw', state);
