import type { SuggestionsAnswer } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { inLocale, writtenIn } from '../../../platform/local-text.ts';
import type { CategoryCounts } from '../categories/count-categories.ts';
import type { CategoryTree } from '../category-tree.ts';
import { foldedWords, matchOf } from './matching-words.ts';

const most = 4;

/** The categories that the question is about, then those whose name matches in either language, without empty ones. */
export function suggestedCategories(
  typed: readonly string[],
  {
    tree,
    counts,
    locale,
    meant,
  }: { tree: CategoryTree; counts: CategoryCounts; locale: Locale; meant: readonly string[] },
): SuggestionsAnswer['categories'] {
  return tree.all
    .map(({ id, name }) => ({
      id,
      match: meant.includes(id)
        ? Number.POSITIVE_INFINITY
        : matchOf(
            typed,
            writtenIn(name).map(([, words]) => foldedWords(words)),
          ),
    }))
    .filter(({ match }) => match > 0)
    .map(({ id, match }) => ({ id, match, count: countOf(id, tree, counts) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.match - a.match || b.count - a.count)
    .slice(0, most)
    .map(({ id, count }) => {
      const names = tree.pathOf(id).map(({ name }) => inLocale(name, locale));
      return { id, name: names.at(-1) ?? id, within: names.slice(0, -1), count };
    });
}

const countOf = (id: string, tree: CategoryTree, counts: CategoryCounts): number =>
  tree.withDescendants(id).reduce((sum, it) => sum + (counts.get(it) ?? 0), 0);
