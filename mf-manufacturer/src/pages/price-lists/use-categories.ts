import { useQuery } from 'shared-kit/query';
import { useLocale } from 'shared-kit/shell';
import { categoriesQuery, placesOf } from '../../categories/categories.ts';

/** All categories, with their names in the reader's language. */
export function useCategories() {
  const { data } = useQuery(categoriesQuery(useLocale()));
  const places = placesOf(data?.categories ?? []);
  // Until the names have loaded, the id says the most.
  return { places, nameOf: (id: string) => places.find((it) => it.id === id)?.path.at(-1) ?? id };
}
