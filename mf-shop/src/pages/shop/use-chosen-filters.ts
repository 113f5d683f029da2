import type { Visitor } from '../../catalogue/visitor.ts';
import { useText } from '../../text.ts';
import { choiceName, type FacetLabels, filterName } from './facets/facet-labels.ts';
import type { ListingAddress } from './listing-address.ts';
import type { ChosenFilter } from './listing-bar.tsx';
import { filtersOf, toggleChoice, withoutCategory, withoutFilter } from './listing-changes.ts';

/** One chip per chosen value, in address order. */
export function useChosenFilters(
  address: ListingAddress,
  labels: FacetLabels,
  visitor: Visitor,
): readonly ChosenFilter[] {
  const t = useText();
  const naming = { labels, t, isRead: address.asked !== null, ...visitor };
  return filtersOf(address).flatMap((filter): ChosenFilter[] => {
    if (filter.kind === 'choice')
      return filter.values.map((value) => ({
        id: `${filter.key}=${value}`,
        name: choiceName(filter.key, value, naming),
        remove: (it) => toggleChoice(it, filter.key, value),
      }));
    if (filter.kind === 'category')
      return filter.category.split(',').map((id) => ({
        id: `category=${id}`,
        name: choiceName(filter.key, id, naming),
        remove: (it) => withoutCategory(it, id),
      }));
    return [{ id: filter.key, name: filterName(filter, naming), remove: (it) => withoutFilter(it, filter) }];
  });
}
