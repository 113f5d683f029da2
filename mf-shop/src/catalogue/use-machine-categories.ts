import { useQuery } from 'shared-kit/query';
import { useLocale } from 'shared-kit/shell';
import { categoriesQuery, pathToCategory } from './categories-query.ts';

/** The department of machines, which banks finance. */
export const machinery = 'machinery';

/** Returns a test whether a category is a machine's; `null` until the tree has loaded. */
export function useMachineCategories(): ((categoryId: string) => boolean) | null {
  const { data } = useQuery(categoriesQuery(useLocale()));
  return data ? (categoryId) => pathToCategory(data.categories, categoryId)[0]?.id === machinery : null;
}
