import { catalogue } from 'shared-kit/contract/catalogue';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';
import type { ProductListParameters } from './product-list-query.ts';
import type { Visitor } from './visitor.ts';

/** A listing with one filter fewer; `key` identifies it for the caller. */
export type Relief = Readonly<{ key: string; parameters: ProductListParameters; lastResort?: boolean }>;

/** More requests would burden the server for answers that nobody reads. */
const mostAsked = 6;

/**
 * For each filter, how many products its removal from an empty listing would bring; best first, without useless ones.
 */
export const filterReliefQuery = (reliefs: readonly Relief[], visitor: Visitor, enabled: boolean) => {
  const asked = reliefs.slice(0, mostAsked);
  return queryOptions({
    queryKey: ['shop', 'filter-relief', asked, visitor],
    queryFn: async ({ signal }) => {
      const counted = await Promise.all(
        asked.map(async ({ key, parameters, lastResort = false }) => {
          const query = { ...parameters, ...visitor, limit: 1 };
          const { total } = await call(catalogue.list, { query, signal });
          return { key, total, lastResort };
        }),
      );
      return counted
        .filter((it) => it.total.count > 0)
        .sort((a, b) => Number(a.lastResort) - Number(b.lastResort) || b.total.count - a.total.count);
    },
    enabled: enabled && asked.length > 0,
    staleTime: 60_000,
  });
};
