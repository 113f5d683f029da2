import { claims } from 'shared-kit/contract/claims';
import { queryOptions } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import { call } from 'shared-kit/shell';

export const claimLists = ['open', 'decided'] as const;
export type ClaimsChoice = Readonly<{ list: (typeof claimLists)[number]; cursor: string | null }>;

export const claimsQuery = (choice: ClaimsChoice) =>
  queryOptions({
    queryKey: ['claims', choice],
    queryFn: ({ signal }) => call(claims.listForStaff, { query: choice, signal }),
  });

/** Which claims are shown stands in the address. */
export function useClaimsChoice(): ClaimsChoice {
  const [params] = useSearchParams();
  const list = claimLists.find((it) => it === params.get('list')) ?? 'open';
  return { list, cursor: params.get('cursor') };
}

export function addressOf({ list, cursor }: ClaimsChoice): string {
  const params = new URLSearchParams({ ...(list !== 'open' && { list }), ...(cursor && { cursor }) });
  return params.size > 0 ? `/admin/claims?${params}` : '/admin/claims';
}
