import type { FacetAnswer } from 'shared-kit/contract/catalogue';
import { inLocale } from '../../../platform/local-text.ts';
import type { CategoryTree } from '../category-tree.ts';
import { facetsOf } from '../facets/all-facets.ts';
import { byValue, shownOptions } from '../facets/choice.ts';
import type { AnswerView, FacetCount, Offer } from '../facets/facet.ts';
import { say } from '../say.ts';
import type { CountedFacets } from './find-page.ts';
import type { ListQuery } from './list-query.ts';

type Parts = Readonly<{ query: ListQuery; tree: CategoryTree }> & Pick<AnswerView, 'rates' | 'makerNames'>;

/** The categories and the facets, in the listing's order. A key is the name of its filter parameter. */
export function facetAnswers(
  { counts, exact }: CountedFacets,
  { query, tree, rates, makerNames }: Parts,
): FacetAnswer[] {
  const { locale, currency, chosen } = query;
  const ofFacet = Map.groupBy(counts, ({ facet }) => facet);
  const view = { locale, currency, rates, makerNames };
  const answer = (key: string, label: string, offer: Offer | null): FacetAnswer[] =>
    offer ? [{ key, label, exact: exact.ticked[key] ?? exact.others, ...offer }] : [];
  return [
    ...answer(
      'category',
      say(locale, 'facet.category'),
      offeredCategories(ofFacet.get('category') ?? [], query, tree),
    ),
    ...facetsOf(query, tree).flatMap(({ key, label, offer }) =>
      answer(key, label(locale), offer(ofFacet.get(key) ?? [], chosen[key], view)),
    ),
  ];
}

/** A category's count includes those below it. */
function offeredCategories(
  counts: readonly FacetCount[],
  { categories, locale }: ListQuery,
  tree: CategoryTree,
): Offer | null {
  const own = byValue(counts);
  const withBelow = new Map(
    tree.all.map(({ id }) => [id, tree.withDescendants(id).reduce((sum, it) => sum + (own.get(it) ?? 0), 0)]),
  );
  const named = tree.all.map(({ id, name }) => ({ value: id, label: inLocale(name, locale) }));
  const options = shownOptions(named, withBelow, categories);
  return options.length > 0 ? { kind: 'choice', options: [...options] } : null;
}
