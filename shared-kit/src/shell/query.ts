import { QueryClient, useQuery as useQueryOf } from '@tanstack/react-query';
import { ApiError, beginWithPageAnswer, connectionStore, isReachable, sessionStore } from 'shared-kit/shell';

/** What areas need of the query library, for the same reason as `router.ts`. */
export { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A refusal stays a refusal; only a lost connection or a broken server is worth another try. */
const isWorthAnotherTry = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The answers of one page. There is no provider: the hooks know this client, so it loads with the first of them. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && isWorthAnotherTry(error),
    },
  },
});

/** What was answered to one person is not kept for the next. */
sessionStore.subscribe((now, before) => {
  if (before.status !== 'known' || now.session?.secure.id === before.session?.secure.id) return;
  queries.removeQueries({ type: 'inactive' });
  void queries.resetQueries();
});

/** What was refused while the session was gone is asked again once it is back. */
sessionStore.subscribe((now, before) => {
  if (!before.isExpired || !now.session || now.session === before.session) return;
  void queries.refetchQueries({ predicate: ({ state }) => isSignedOut(state.error) });
});

/** Questions that failed or were answered from memory are asked again once the market and its data can be reached. */
connectionStore.subscribe((now, before) => {
  if (isReachable(before) || !isReachable(now)) return;
  const isOld = before.dataOf !== null;
  void queries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => isOld || isUnanswered(state.error),
  });
});

const isUnanswered = (error: unknown) => error instanceof ApiError && error.code === 'network';
const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'auth.signed-out';

type Options = Parameters<typeof useQueryOf>[0];

/** A query that tells the address it asks, as `meta: { address }`, begins with what came with the document. */
function begin({ queryKey, meta, enabled }: Options): void {
  const address = meta?.address;
  if (typeof address !== 'string' || queries.getQueryState(queryKey)) return;
  const brought = beginWithPageAnswer(address, enabled !== false);
  if (brought) queries.setQueryData(queryKey, brought.answer, brought.isFresh ? {} : { updatedAt: 0 });
}

export const useQuery = ((options: Options) => {
  begin(options);
  return useQueryOf(options, queries);
}) as typeof useQueryOf;
