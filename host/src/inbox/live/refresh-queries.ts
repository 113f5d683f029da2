import { queries } from 'shared-kit/query';

type Query = ReturnType<ReturnType<typeof queries.getQueryCache>['findAll']>[number];

/**
 * News that comes while a query is first answered: that answer may be older. Asking again then joins the request that
 * is under way, so the query is asked once more after it. Queries not on show are asked again when they are shown, except
 * for those that say they keep longer, like the catalogue: no news is about them.
 */
export function refreshQueries(): void {
  for (const query of queries.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' }))
    if (query.state.data === undefined) askOnceMore(query);
  void queries.invalidateQueries({ type: 'inactive', refetchType: 'none', predicate: isUsual });
}

const staleMsOf = (options: object | undefined): number =>
  options && 'staleTime' in options ? Number(options.staleTime) : Number.POSITIVE_INFINITY;
const isUsual = ({ options }: Query): boolean =>
  staleMsOf(options) <= staleMsOf(queries.getDefaultOptions().queries);
const awaited = new WeakSet<Query>();

function askOnceMore(query: Query): void {
  if (awaited.has(query)) return;
  awaited.add(query);
  // Joins the request that is under way.
  query
    .fetch()
    .catch(() => undefined)
    .then(() => {
      awaited.delete(query);
      if (query.isActive()) void queries.refetchQueries({ queryKey: query.queryKey, exact: true });
    });
}
