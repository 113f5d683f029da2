import type { CategoryMakers } from 'shared-kit/contract';
import { answerOf, queryOptions } from 'shared-kit/query';

/** Whom a buyer may ask for something of a category. */
export const categoryMakersQuery = (category: string | null) =>
  queryOptions({
    ...answerOf<CategoryMakers>(`/api/categories/${category}/makers`, {}),
    enabled: category !== null,
    staleTime: 60_000,
  });
