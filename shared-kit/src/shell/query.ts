import {
  type DehydratedState,
  hydrate,
  QueryClient,
  queryOptions,
  useQuery as useQueryOf,
} from '@tanstack/react-query';
import type { BroughtQuery } from 'shared-kit/contract/areas';
import type { AddressInput, AnswerOf, Endpoint, Optional, PlainSpec } from 'shared-kit/contract/endpoints';
import { ApiError, addressOf, api, apiAddress, type QueryValues, sessionStore } from 'shared-kit/shell';
import { broughtAnswers, connectionStore, documentTime, isReachable } from 'shared-kit/shell/host';

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

/** Takes the answers that the page was made from. */
function begin(brought: readonly BroughtQuery[]): void {
  if (brought.length === 0) return;
  const dataUpdatedAt = documentTime();
  const dated = brought.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }));
  hydrate(queries, { queries: dated as unknown as DehydratedState['queries'] });
}
begin(broughtAnswers.getState().queries);
broughtAnswers.subscribe((now) => begin(now.queries));

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

/** A query of the API whose key is its address: its first answer may come with the document. */
export const answerOf = <Answer>(path: string, query?: QueryValues) => {
  const address = apiAddress(path, query);
  return queryOptions({
    queryKey: [address],
    queryFn: ({ signal }) => api.get<Answer>(address, undefined, signal),
  });
};

/** A read of an endpoint as a query whose key is its address: its first answer may come with the document. */
export const endpointQuery = <Spec extends PlainSpec>(
  endpoint: Endpoint<Spec>,
  ...input: Optional<AddressInput<Spec>>
) => answerOf<AnswerOf<Spec>>(addressOf(endpoint, ...input));

export const useQuery = ((options: Parameters<typeof useQueryOf>[0]) =>
  useQueryOf(options, queries)) as typeof useQueryOf;
