import { claimAllows, type OwnClaimAnswer } from 'shared-kit/contract';
import { queryOptions } from 'shared-kit/query';
import { api } from 'shared-kit/shell';

export type OwnClaim = NonNullable<OwnClaimAnswer['claim']>;

export const claimQuery = queryOptions({
  queryKey: ['profile', 'claim'],
  queryFn: ({ signal }) => api.get<OwnClaimAnswer>('/api/profile/claim', {}, signal),
});

/** The claimant can still withdraw it. */
export const isWaiting = ({ state }: OwnClaim): boolean => claimAllows('withdraw', state);
