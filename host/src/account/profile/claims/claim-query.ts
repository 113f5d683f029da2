import { claimAllows, type OwnClaimAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

export type OwnClaim = NonNullable<OwnClaimAnswer['claim']>;

export const claimQuery = queryOptions({
  queryKey: ['profile', 'claim'],
  queryFn: ({ signal }) => api.get<OwnClaimAnswer>('/api/profile/claim', {}, signal),
});

/** Whoever reads this has confirmed their address, so that one more minute opens the claim. */
export const isWaiting = ({ state }: OwnClaim): boolean => claimAllows('withdraw', state);
