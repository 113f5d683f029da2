import { catalogue } from 'shared-kit/contract/catalogue';
import { endpointQuery, queryOptions } from 'shared-kit/query';
import type { Visitor } from './visitor.ts';

/** Only signed-in visitors get an answer. Another person's is dropped, as all answers are. */
export const productQuery = (id: string, visitor: Visitor) =>
  queryOptions({ ...endpointQuery(catalogue.read, { params: { id }, query: visitor }), staleTime: 60_000 });
