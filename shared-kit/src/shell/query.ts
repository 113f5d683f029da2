import { QueryClient, useQuery as useQueryOf } from '@tanstack/react-query';
import { ApiError, beginWithPageAnswer, connectionStore, isReachable, sessionStore } from 'shared-kit/shell';

/** The parts of the query library that areas may use; narrow for the same reason as `router.ts`. */
export { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Retry only a lost connection or a server error; a refusal would be refused again. */
const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The query cache of the page. There is no provider: the hooks use this client, so it loads with the first of them. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && isWorthRetrying(error),
    },
  },
});

/** When another person signs in, drop the answers given to the previous one. */
sessionStore.subscribe((now, before) => {
  if (before.status !== 'known' || now.session?.secure.id === before.session?.secure.id) return;
  queries.removeQueries({ type: 'inactive' });
  void queries.resetQueries();
});

/** After signing in again, repeat the queries that were refused because the session had ended. */
sessionStore.subscribe((now, before) => {
  if (!before.isExpired || !now.session || now.session === before.session) return;
  void queries.refetchQueries({ predicate: ({ state }) => isSignedOut(state.error) });
});

/** Once the market is reachable again, repeat queries that failed or were answered from old data. */
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

/** A query with `meta: { address }` starts with the answer that came with the document. */
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
