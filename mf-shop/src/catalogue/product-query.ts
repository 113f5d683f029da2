import type { ProductDetail } from 'shared-kit/contract';
import { answerOf, queryOptions } from 'shared-kit/query';
import type { Visitor } from './visitor.ts';

/** Only signed-in visitors get an answer. Another person's is dropped, as all answers are. */
export const productQuery = (id: string, visitor: Visitor) =>
  queryOptions({ ...answerOf<ProductDetail>(`/api/products/${id}`, { ...visitor }), staleTime: 60_000 });
