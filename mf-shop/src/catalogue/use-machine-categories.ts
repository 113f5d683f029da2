import { useQuery } from 'shared-kit/query';
import { useLocale } from 'shared-kit/shell';
import { categoriesQuery, pathToCategory } from './categories-query.ts';

/** The part of the tree that capital goods stand in: what banks finance. */
export const machinery = 'machinery';

/** Tells machines from what is made on them, by category; `null` while the tree isn't known. */
export function useMachineCategories(): ((categoryId: string) => boolean) | null {
  const { data } = useQuery(categoriesQuery(useLocale()));
  return data ? (categoryId) => pathToCategory(data.categories, categoryId)[0]?.id === machinery : null;
}
