import { type Category, categories } from 'shared-kit/contract/categories';
import type { Locale } from 'shared-kit/contract/languages';
import { endpointQuery, queryOptions } from 'shared-kit/query';

export const categoriesQuery = (locale: Locale) =>
  queryOptions({ ...endpointQuery(categories.list, { query: { locale } }), staleTime: 5 * 60_000 });

/** The path from the top of the tree to a category, itself last; empty if the tree doesn't have it. */
export function pathToCategory(tree: readonly Category[], id: string): readonly Category[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = pathToCategory(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
