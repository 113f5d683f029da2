import { type Category, categories } from 'shared-kit/contract/categories';
import type { Locale } from 'shared-kit/contract/languages';
import { queryOptions } from 'shared-kit/query';
import { call } from 'shared-kit/shell';

export const categoriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['categories', locale],
    queryFn: ({ signal }) => call(categories.list, { query: { locale }, signal }),
  });

/** A category with the names on its way from the top; a leaf has none below it. */
export type CategoryPlace = Readonly<{ id: string; path: readonly string[]; isLeaf: boolean }>;

/** All categories of a tree, each before those below it. */
export const placesOf = (all: readonly Category[], above: readonly string[] = []): CategoryPlace[] =>
  all.flatMap(({ id, name, children }) => {
    const path = [...above, name];
    return [{ id, path, isLeaf: children.length === 0 }, ...placesOf(children, path)];
  });
