import { catalogue, type SuggestionsAnswer } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import type { Database, Remembered } from '../../../platform/db/index.ts';
import { anyoneWhen, type ModuleContext, type RegisterRoute } from '../../../platform/http/index.ts';
import type { StoredRates } from '../../rates/index.ts';
import type { KeptAnswers } from '../answers/kept-answers.ts';
import type { CategoryCounts } from '../categories/count-categories.ts';
import type { CategoryTree } from '../category-tree.ts';
import { textOf } from '../facets/read-parameters.ts';
import { readPresentation } from '../finding/list-query.ts';
import { readQuestion } from '../reading/read-question.ts';
import { tradeWordsOf } from '../reading/trade-words.ts';
import { foldedWords } from './matching-words.ts';
import { suggestedCategories } from './suggested-categories.ts';
import { makerSuggester } from './suggested-makers.ts';
import { suggestedProducts } from './suggested-products.ts';

/** No reasonable input is longer; the rest is ignored. */
const longest = 80;
/** A single letter matches too much. */
const shortest = 2;

type Parts = Readonly<{
  tree: CategoryTree;
  counts: () => Promise<Remembered<CategoryCounts>>;
  kept: KeptAnswers;
  rates: () => Promise<StoredRates>;
}>;

export function suggestionRoutes(
  route: RegisterRoute,
  { db, env }: ModuleContext,
  { tree, counts, kept, rates }: Parts,
): void {
  const suggest = suggester(db, tree, rates);
  route(catalogue.suggest, catalogue.suggestSpec, {
    access: anyoneWhen(env.public.fullMode),
    handler: async ({ query, request, reply }) => {
      const { locale } = readPresentation(query, request.cookies);
      const q = textOf(query, 'q').slice(0, longest).toWellFormed();
      const typed = foldedWords(q);
      if (typed.join('').length < shortest) {
        return { categories: [], makers: [], products: [], correctedQuery: null };
      }
      const { value: ofTree } = await counts();
      // Counts in a large market are some seconds old, and newer ones need a new answer.
      return kept(['suggestions', q, locale, ...ofTree], reply, async () => {
        const answer = await suggest(q, { typed, counts: ofTree, locale });
        const tags = answer.products.map(({ id }) => `product:${id}` as const);
        return { answer, on: { tags, lateTags: ['products'] } };
      });
    },
  });
}

type Typed = Readonly<{ typed: readonly string[]; counts: CategoryCounts; locale: Locale }>;

function suggester(db: Database, tree: CategoryTree, rates: () => Promise<StoredRates>) {
  const suggestMakers = makerSuggester(db);
  return async (q: string, { typed, counts, locale }: Typed): Promise<SuggestionsAnswer> => {
    const [makers, found] = await Promise.all([
      suggestMakers(typed),
      suggestedProducts(db, q, { tree, locale, rates: await rates() }),
    ]);
    const categoriesOf = (question: string, words: readonly string[]) => {
      const { categories: meant } = readQuestion(question, locale, tradeWordsOf(tree));
      return suggestedCategories(words, { tree, counts, locale, meant });
    };
    const categories = categoriesOf(q, typed);
    // Correct makers and categories too, unless the typed words match some.
    if (found.correctedQuery === null || makers.length + categories.length > 0)
      return { categories, makers, ...found };
    const meant = foldedWords(found.correctedQuery);
    return {
      categories: categoriesOf(found.correctedQuery, meant),
      makers: await suggestMakers(meant),
      ...found,
    };
  };
}
